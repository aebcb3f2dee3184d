import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { useDemo } from './support/demo.js';

const demo = useDemo();
let script: string;

beforeAll(async () => {
  const [bundle] = [
    await build({
      configFile: false,
      logLevel: 'error',
      // React draws everything twice, as in development: what a component does besides drawing would show.
      mode: 'development',
      define: { 'process.env.NODE_ENV': '"development"' },
      build: {
        write: false,
        minify: false,
        lib: {
          entry: fileURLToPath(new URL('support/reading-page.tsx', import.meta.url)),
          formats: ['iife'],
          name: 'page',
        },
      },
    }),
  ].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built');
  script = bundle.output[0].code;
});

const opened = async () => {
  const visitor = await demo.visit('desktop');
  await visitor.page.setContent('<!doctype html><title>reading</title>');
  await visitor.page.addScriptTag({ content: script });
  return visitor;
};

const text = (page: Page, view: string) => page.getByRole('region', { name: view }).innerText();
const asked = (page: Page) => page.evaluate(() => window.played.asked);

it('two views of a key share a question, in React’s strict mode too', async () => {
  const { page, leave } = await opened();
  await expect.poll(() => asked(page)).toEqual(['a']);
  await page.evaluate(() => window.played.answer(0, 'of a'));
  for (const view of ['first', 'second']) await expect.poll(() => text(page, view)).toBe('of a');
  await page.getByRole('button', { name: 'second' }).click();
  await expect.poll(() => page.getByRole('region').count()).toBe(1);
  await page.getByRole('button', { name: 'second' }).click();
  // Who comes later sees at once what is there, and it is asked for again.
  await expect.poll(() => text(page, 'second')).toBe('of a');
  await expect.poll(() => asked(page)).toEqual(['a', 'a']);
  await leave();
});

it('nothing of a member is drawn once another one is logged in', async () => {
  const { page, leave } = await opened();
  await expect.poll(() => asked(page)).toEqual(['a']);
  await page.evaluate(() => window.played.answer(0, 'of a'));
  await expect.poll(() => text(page, 'first')).toBe('of a');
  // The view that comes asks again, and its answer comes late.
  await page.getByRole('button', { name: 'second' }).click();
  await page.getByRole('button', { name: 'second' }).click();
  await expect.poll(() => asked(page)).toEqual(['a', 'a']);
  await page.evaluate(() => {
    window.played.become(undefined);
    window.played.drawn.length = 0;
    window.played.become('b');
    window.played.answer(1, 'late, of a');
  });
  await expect.poll(() => asked(page)).toEqual(['a', 'a', 'b']);
  await page.evaluate(() => window.played.fail(2));
  for (const view of ['first', 'second']) await expect.poll(() => text(page, view)).toContain('failed');
  await page.getByRole('button', { name: '重试' }).first().click();
  await expect.poll(() => asked(page)).toEqual(['a', 'a', 'b', 'b']);
  await page.evaluate(() => window.played.answer(3, 'of b'));
  for (const view of ['first', 'second']) await expect.poll(() => text(page, view)).toBe('of b');
  await expect
    .poll(async () => new Set(await page.evaluate(() => window.played.drawn)))
    .toEqual(new Set(['of b']));
  await leave();
});
