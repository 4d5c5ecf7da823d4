import fs from 'node:fs';
import path from 'node:path';

/** Writes a file whose change makes pages anew: a file with the same text stays as it is. */
export function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}
