import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the build of the web app puts the files that it names after their content. */
export const BUILD_FILES = '/assets/';

/** What the build says of its pages. It is not for visitors. */
export const PAGE_FILES = '/page-files.json';

/** For the path of each page, as the domain has it, the scripts that it loads beside those of every page. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

/** What the build in a folder says of its pages; throws where a build is older than this server. */
export const readPageFiles = async (root: string): Promise<PageFiles> => {
  const text = await readFile(join(root, PAGE_FILES), 'utf8').catch((cause: unknown) => {
    throw new Error(`网页端的构建里没有 ${PAGE_FILES.slice(1)}，请重新构建：npm run build`, { cause });
  });
  return JSON.parse(text) as PageFiles;
};

/** Loads scripts at once, before the app finds out that it needs them. They wait there until it does. */
export const preloadLinks = (scripts: readonly string[]): string =>
  scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`).join('');
