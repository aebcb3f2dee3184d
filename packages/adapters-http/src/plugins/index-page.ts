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

const TITLE = /<title>[^<]*<\/title>/;

/** A text in an element that has no other. */
const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What a single page says. */
export interface PageParts {
  /** Data that a script in the head reads. */
  readonly calls: string;
  /** What the app is told of its surroundings. */
  readonly settings: unknown;
  /** What the site is called in the title of the window; the app reads it there. Default: what the page of the app says. */
  readonly title?: string | undefined;
  /** What loads ahead of the app. */
  readonly preloads: string;
}

/** Fills the web app's page. */
export const readIndexPage = async (root: string): Promise<(parts: PageParts) => string> => {
  const html = await readFile(join(root, 'index.html'), 'utf8');
  const [start, middle, end] = html.split(PLACEHOLDERS);
  if (start === undefined || middle === undefined || end === undefined) {
    throw new Error('index.html has no <!--ykd-calls--> in its head, or no <!--ykd-settings--> in its body');
  }
  const titled = (title: string | undefined): string =>
    title === undefined ? start : start.replace(TITLE, () => `<title>${inHtml(title)}</title>`);
  return ({ calls, settings, title, preloads }) =>
    `${titled(title)}${calls}${middle}${dataElement('ykd-settings', settings)}${preloads}${end}`;
};
