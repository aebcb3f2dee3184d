import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the web app's settings go. */
const PLACEHOLDER = '<!--ykd-settings-->';

/** Characters with which data could end its script element, open a comment or break a line of a script. */
const RISKY = /[<>&\u2028\u2029]/g;

const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The settings as an element that holds data: no browser runs it, and no value can leave it. */
export const settingsElement = (settings: unknown): string =>
  `<script type="application/json" id="ykd-settings">${JSON.stringify(settings).replace(RISKY, escape)}</script>`;

/** The web app's page with its settings in it. */
export const readIndexPage = async (root: string, settings: unknown): Promise<string> => {
  const html = await readFile(join(root, 'index.html'), 'utf8');
  if (!html.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}`);
  // A function as replacement: in a text, `$&` and its like would have a meaning.
  return html.replace(PLACEHOLDER, () => settingsElement(settings));
};
