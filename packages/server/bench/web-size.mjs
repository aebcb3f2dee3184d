import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { sized } from '../../../scripts/lib/smoke.mjs';
import { DEMO_PASSWORD } from '../dist/demo/accounts.js';

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Of the pages that are visited in turn. */
const PAGES_MAX = sized(Infinity, 1);

/** JavaScript (gzip, kB of 1000 bytes) that a fresh browser loads for a page of a server with the demo data, and what further pages add. */
export const webSizes = async (address) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ARGUMENTS,
  });
  const rows = [];

  /** Visits pages in turn in one browser profile; each counts only what was not loaded before. */
  const visit = async (pages, login) => {
    const context = await browser.newContext();
    if (login) {
      await context.request.post(`${address}/api/member/login`, {
        headers: { origin: address },
        data: { account: 'xiaoming', pwd: DEMO_PASSWORD },
      });
    }
    const seen = new Set();
    for (const { name, path } of pages.slice(0, PAGES_MAX)) {
      const page = await context.newPage();
      const reads = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (!pathname.endsWith('.js') || seen.has(pathname)) return;
        seen.add(pathname);
        const read = response.body().then((body) => gzipSync(body, { level: 9 }).length);
        reads.push(read);
        // What still comes when the page has been read does not count, and is cut off with it.
        read.catch(() => {});
      });
      const answer = await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
      if (answer?.status() !== 200) throw new Error(`${path}: ${answer?.status()}`);
      const sizes = await Promise.all(reads);
      rows.push({ name, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 });
      await page.close();
    }
    await context.close();
  };

  await visit([{ name: 'login, first view', path: '/login' }], false);
  await visit(
    [
      { name: 'learn, first view', path: '/learn' },
      { name: 'lesson, after learn', path: '/study/py1test/0/0' },
      { name: 'home, after these', path: '/' },
    ],
    true,
  );
  await visit(
    [
      { name: 'shop mall, first view', path: '/shopmall' },
      { name: 'product, after the mall', path: '/shopmall/product/detail?productId=product-mini' },
      { name: 'orders, after these', path: '/shopmall/order/list' },
    ],
    true,
  );
  await browser.close();
  return rows;
};
