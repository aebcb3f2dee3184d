import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the web app's page is filled. */
const PLACEHOLDERS = /<!--ykd-(?:calls|settings)-->/;

/** Characters with which data could end its script element, open a comment or break a line of a script. */
const RISKY = /[<>&\u2028\u2029]/g;

const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** An element that holds data: no browser runs it, and no value can leave it. */
export const dataElement = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replace(RISKY, escape)}</script>`;

/** What a single page says beside the settings. */
export interface PageParts {
  /** Data that a script in the head reads. */
  readonly calls: string;
  /** What loads ahead of the app. */
  readonly preloads: string;
}

/** Fills the web app's page. */
export const readIndexPage = async (
  root: string,
  settings: unknown,
): Promise<(parts: PageParts) => string> => {
  const html = await readFile(join(root, 'index.html'), 'utf8');
  const [start, middle, end] = html.split(PLACEHOLDERS);
  if (start === undefined || middle === undefined || end === undefined) {
    throw new Error('index.html has no <!--ykd-calls--> in its head, or no <!--ykd-settings--> in its body');
  }
  const settled = `${middle}${dataElement('ykd-settings', settings)}`;
  return ({ calls, preloads }) => `${start}${calls}${settled}${preloads}${end}`;
};
