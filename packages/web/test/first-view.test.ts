import { readdir, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { memberCalls, staffCalls } from '@ykd/adapters-http/contracts';
import {
  ADMIN_PAGES,
  adminTitleOf,
  LEARN_PATH,
  LOGIN_PATH,
  PAGES,
  REPORT_PAGES,
  STUDY_LESSON_PATH,
} from '@ykd/domain/access';
import { describe, expect, it } from 'vitest';

const BUILD = fileURLToPath(new URL('../dist', import.meta.url));

/** What browsers count beside a file's own bytes, about. */
const HEADERS = 300;

const pageFiles = JSON.parse(await readFile(`${BUILD}/page-files.json`, 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;
const html = await readFile(`${BUILD}/index.html`, 'utf8');
const files = new Set(
  (await readdir(BUILD, { recursive: true })).map((name) => `/${name.replaceAll('\\', '/')}`),
);

/** The scripts that stand in every page. */
const everywhere = [...html.matchAll(/(?:src|href)="(?<url>\/[^"]+\.js)"/g)].map(([, url = '']) => url);

const read = (url: string): Promise<string> => readFile(`${BUILD}${url}`, 'utf8');

/** Bytes of a file as it is sent: small ones are not compressed. */
const sent = async (url: string): Promise<number> =>
  HEADERS + (await stat(`${BUILD}${url}${files.has(`${url}.br`) ? '.br' : ''}`)).size;

/** The JavaScript (kB) that a page loads before it shows itself. */
const kilobytesOf = async (page: string): Promise<number> => {
  const sizes = await Promise.all([...everywhere, ...(pageFiles[page] ?? [])].map(sent));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

describe('the first view', () => {
  it('has the scripts of every page in its list', () => {
    expect(everywhere.length).toBeGreaterThan(2);
    expect(Object.keys(pageFiles).toSorted()).toEqual(
      [...PAGES, ...REPORT_PAGES, ...ADMIN_PAGES].map(({ path }) => path).toSorted(),
    );
    for (const url of Object.values(pageFiles).flat()) expect(files).toContain(url);
  });

  it.each([LOGIN_PATH, LEARN_PATH, STUDY_LESSON_PATH])(
    'of %s takes at most 160 kB of JavaScript',
    async (page) => {
      expect(await kilobytesOf(page)).toBeLessThanOrEqual(160);
    },
  );

  it.each(PAGES.map(({ path }) => path))('of %s takes at most 40 kB more than that', async (page) => {
    expect(await kilobytesOf(page)).toBeLessThanOrEqual(200);
  });

  it.each(REPORT_PAGES.map(({ path }) => path))(
    'of %s takes at most 120 kB beyond the shell',
    async (page) => {
      const shell = (await Promise.all(everywhere.map(sent))).reduce((sum, size) => sum + size, 0) / 1000;
      expect((await kilobytesOf(page)) - shell).toBeLessThanOrEqual(120);
    },
  );

  it.each(ADMIN_PAGES.map(({ path }) => path))('of %s takes at most 350 kB, gzip', async (page) => {
    const scripts = await Promise.all([...everywhere, ...(pageFiles[page] ?? [])].map(read));
    expect(scripts.length).toBeGreaterThan(everywhere.length);
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
    expect(bytes / 1000).toBeLessThanOrEqual(350);
  });

  it('has nothing of the console for learners, not even what its pages are called', async () => {
    const textOf = async (urls: readonly string[]) => (await Promise.all(urls.map(read))).join('\n');
    const { path } = staffCalls.me;
    const words = [path, ...ADMIN_PAGES.map((page) => adminTitleOf(page))];
    const console = await textOf(ADMIN_PAGES.flatMap(({ path: page }) => pageFiles[page] ?? []));
    expect(words.filter((word) => !console.includes(word))).toEqual([]);
    const ofLearners = [...PAGES, ...REPORT_PAGES].filter(({ layout }) => layout !== 'checkin');
    const learners = new Set([
      ...everywhere,
      ...ofLearners.flatMap(({ path: page }) => pageFiles[page] ?? []),
    ]);
    const text = await textOf([...learners]);
    expect(words.filter((word) => text.includes(word))).toEqual([]);
  });

  it('has nothing of what calls say of themselves in the documents', async () => {
    const text = (await Promise.all(everywhere.map(read))).join('\n');
    const { path, summary } = memberCalls.loginUser;
    expect([path, summary].map((words) => text.includes(words))).toEqual([true, false]);
  });

  it.each([LOGIN_PATH, LEARN_PATH, STUDY_LESSON_PATH])('of %s takes few requests', (page) => {
    expect(everywhere.length + (pageFiles[page] ?? []).length).toBeLessThanOrEqual(12);
  });
});
