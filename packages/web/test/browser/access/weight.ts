import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { Visitor } from '../support/browser.js';

/** A page, and the addresses of the scripts that it has loaded. */
export type Loaded = readonly [path: string, scripts: readonly string[]];

/** What a page has loaded by now. */
export const loadedBy = async (page: Page): Promise<Loaded> => {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((url) => new URL(url).pathname.endsWith('.js')),
  );
  const { pathname, search } = new URL(page.url());
  return [pathname + search, scripts];
};

/** How many kB of script each page of a walk brings along, compressed, that those before it did not. */
export const kilobytesOf = async (
  { context }: Visitor,
  walk: readonly Loaded[],
): Promise<readonly (readonly [path: string, size: number])[]> => {
  const seen = new Set<string>();
  const kilobytes: [string, number][] = [];
  for (const [path, scripts] of walk) {
    let size = 0;
    for (const url of scripts) {
      if (seen.has(url)) continue;
      seen.add(url);
      const body = await (await context.request.get(url)).body();
      size += gzipSync(body, { level: 9 }).length / 1000;
    }
    kilobytes.push([path, size]);
  }
  return kilobytes;
};
