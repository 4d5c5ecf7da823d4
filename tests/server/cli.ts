/** `npm run serve`: shows the built site as GitHub Pages will. `PORT` is the port to listen on (3000). */
import {baseUrl} from '../../src/site.ts';
import {pagesServer} from './server.ts';

const port = Number(process.env.PORT ?? 3000);

try {
  pagesServer('build', baseUrl()).listen(port, () => console.log(`http://localhost:${port}${baseUrl()}`));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
