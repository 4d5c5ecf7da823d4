/** The server of these tests answers as GitHub Pages does; what the other tests prove rests on it. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {type Server} from 'node:http';
import {type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pagesServer} from '../server/server.ts';
import {expect, test} from './site.ts';

const FILES = ['index.html', '404.html', 'x.html', 'both.html', 'both/inner.html', 'folder/index.html', 'a b.html'];
let folder: string;
let server: Server;
let origin: string;

test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const name of FILES) {
    mkdirSync(join(folder, name, '..'), {recursive: true});
    writeFileSync(join(folder, name), `I am ${name}`);
  }
  server = pagesServer(folder, '/base/');
  await new Promise<void>((done) => server.listen(0, done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

for (const [path, status, answer] of [
  ['/base/', 200, 'I am index.html'],
  ['/base/index.html', 200, 'I am index.html'],
  ['/base', 301, '/base/'],
  ['/base?q=1', 301, '/base/?q=1'],
  ['/base/x', 200, 'I am x.html'],
  ['/base/x?q=1', 200, 'I am x.html'],
  ['/base/x.html', 200, 'I am x.html'],
  ['/base/x/', 404, 'I am 404.html'],
  ['/base/x/index.html', 404, 'I am 404.html'],
  ['/base/both', 200, 'I am both.html'],
  ['/base/both/', 404, 'I am 404.html'],
  ['/base/both/inner', 200, 'I am both/inner.html'],
  ['/base/folder', 301, '/base/folder/'],
  ['/base/folder/', 200, 'I am folder/index.html'],
  ['/base/a%20b', 200, 'I am a b.html'],
  ['/base/a%b', 404, 'I am 404.html'],
  ['/base/%E0%A4%A', 404, 'I am 404.html'],
  ['/base/nope', 404, 'I am 404.html'],
  ['/base/a/b/c/d', 404, 'I am 404.html'],
  ['/x', 404, 'I am 404.html'],
  ['/base/%2e%2e/%2e%2e/etc/passwd', 404, 'I am 404.html'],
  ['/base/..%2f..%2f..%2fetc%2fpasswd', 404, 'I am 404.html'],
] as const) {
  test(`the host answers ${path} with ${status}, ${answer}`, async () => {
    const response = await fetch(origin + path, {redirect: 'manual'});
    expect(response.status).toBe(status);
    if (status === 301) expect(response.headers.get('location')).toBe(answer);
    else expect(await response.text()).toBe(answer);
  });
}

test('a folder without a not-found page is refused at the start', () => {
  expect(() => pagesServer(join(folder, 'folder'), '/base/')).toThrow(/no \S+404\.html: .* Run npm run build$/);
});
