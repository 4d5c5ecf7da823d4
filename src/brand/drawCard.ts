/**
 * `npm run draw:card`: draws static/img/card.png, which other sites show beside a link, from card.svg.
 * Chromium draws it, since it is at hand for the tests; sharp would be one more package for one picture.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {findChromium} from '../../tests/run/tools.ts';

/** The size that Open Graph and X recommend for a large card, in pixels. */
const SIZE = {width: 1200, height: 630};

async function draw(): Promise<void> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
  const page = await browser.newPage({viewport: SIZE});
  await page.setContent(`<body style="margin: 0">${readFileSync(join(__dirname, 'card.svg'), 'utf8')}</body>`);
  await page.screenshot({path: 'static/img/card.png'});
  await browser.close();
}

void draw();
