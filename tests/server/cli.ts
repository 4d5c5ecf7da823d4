/** `npm run serve`: shows the built site as GitHub Pages will. `PORT` is the port to listen on (3000). */
import {existsSync} from 'node:fs';
import {baseUrl} from '../../src/site.ts';
import {pagesServer} from './server.ts';

const port = Number(process.env.PORT ?? 3000);

if (!existsSync('build/index.html')) {
  console.error('There is no build to serve. Make it first: npm run build');
  process.exit(1);
}
pagesServer('build', baseUrl()).listen(port, () => console.log(`http://localhost:${port}${baseUrl()}`));
