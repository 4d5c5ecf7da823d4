/** A git server over HTTP on this machine, which wants an Authorization header as GitHub does. */
import {spawn} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {basename, dirname} from 'node:path';

export interface GitServer {
  readonly url: string;
  readonly close: () => void;
}

/** Serves one bare repository by git's own `git http-backend` to those who send `authorization`. */
export async function serveGit(repository: string, authorization: string): Promise<GitServer> {
  const server = createServer((request, response) => {
    if (request.headers.authorization !== authorization) {
      response.writeHead(401, {'www-authenticate': 'Basic realm="git"'}).end();
      return;
    }
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const env = {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: dirname(repository),
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: pathname,
      QUERY_STRING: searchParams.toString(),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'],
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
      REMOTE_USER: 'writer',
    };
    const backend = spawn('git', ['http-backend'], {env, stdio: ['pipe', 'pipe', 'inherit']});
    request.pipe(backend.stdin);
    const chunks: Buffer[] = [];
    backend.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    backend.on('close', () => {
      const answer = Buffer.concat(chunks);
      const end = answer.indexOf('\r\n\r\n');
      for (const line of answer.toString('latin1', 0, end).split('\r\n')) {
        const [name = '', value = ''] = line.split(': ');
        if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
        else response.setHeader(name, value);
      }
      response.end(answer.subarray(end + 4));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}/${basename(repository)}`, close: () => server.close()};
}
