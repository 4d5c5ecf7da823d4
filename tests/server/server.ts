/**
 * Serves a folder of pages the way GitHub Pages does: `/x` gives x.html, `x.html` itself is served too, `x/` is only
 * found when the folder has an index.html, everything else gets 404.html. serve-handler was tried instead: it
 * redirects `x.html` and `x/`, which GitHub Pages does not.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {extname, join, normalize} from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
};

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** A path as the names of files are written; none has one with a `%` that encodes nothing. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Makes the server; it does not listen yet.
 * @param folder the built pages
 * @param base the path that they are served under, with a slash at both ends
 * @throws Error when the folder lacks the page that answers for every address that is not found
 */
export function pagesServer(folder: string, base: string): Server {
  const notFound = join(folder, '404.html');
  if (!isFile(notFound)) throw new Error(`There is no ${notFound}: the build is not complete. Run npm run build`);
  return createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const redirect = (to: string): void => void response.writeHead(301, {location: to + search}).end();
    if (`${pathname}/` === base) return redirect(base);
    const inside = pathname.startsWith(base) ? decode(pathname.slice(base.length - 1)) : undefined;
    const plain = inside && folder + normalize(inside);
    if (plain && !plain.endsWith('/') && !isFile(`${plain}.html`) && isFile(join(plain, 'index.html'))) {
      return redirect(`${pathname}/`);
    }
    const found =
      plain && [plain, `${plain}.html`, join(plain, 'index.html')].find((file) => !file.endsWith('/') && isFile(file));
    const file = found ?? notFound;
    response.writeHead(found ? 200 : 404, {'content-type': TYPES[extname(file)] ?? 'application/octet-stream'});
    response.end(readFileSync(file));
  });
}
