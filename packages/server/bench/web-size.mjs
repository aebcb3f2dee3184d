import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { DEMO_PASSWORD } from '../dist/demo/index.js';
import { freePort, SERVER, startProcess } from './processes.mjs';

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

/** JavaScript (gzip, kB of 1000 bytes) that a fresh browser loads for a page, and what further pages add. */
export const webSizes = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ykd-bench-'));
  const settings = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()), LOG_LEVEL: 'error' };
  const server = await startProcess(SERVER, [], settings);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ARGUMENTS,
  });
  const rows = [];

  /** Visits pages in turn in one browser profile; each counts only what was not loaded before. */
  const visit = async (pages, login) => {
    const context = await browser.newContext();
    if (login) {
      await context.request.post(`${server.address}/api/member/login`, {
        headers: { origin: server.address },
        data: { account: 'xiaoming', pwd: DEMO_PASSWORD },
      });
    }
    const seen = new Set();
    for (const { name, path } of pages) {
      const page = await context.newPage();
      const reads = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (!pathname.endsWith('.js') || seen.has(pathname)) return;
        seen.add(pathname);
        reads.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
      });
      await page.goto(`${server.address}${path}`, { waitUntil: 'networkidle' });
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
  await server.stop();
  rmSync(folder, { recursive: true });
  return rows;
};
