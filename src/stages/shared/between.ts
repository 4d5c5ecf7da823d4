/** What the stage that declares files and the stages that read them have to agree on. */

/** The path, below the site's folder, of the file that holds every version. */
export const BUILD_FILE = 'samples/pom.xml';

/** The path, below the site's folder, of the export of the library's errors and messages. */
export const ERRORS_FILE = 'samples/exports/errors.json';

/** What the bundler replaces by `true` or `false`: whether it builds the pages or their scripts. */
export const ON_SERVER = 'process.env.ON_SERVER';

/** A section of the site: its label, and its pages in reading order as paths below the site's folder. */
export interface Section {
  readonly label: string;
  readonly pages: readonly string[];
}
