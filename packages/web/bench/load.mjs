import { DEVICES } from '../test/browser/support/chromium.ts';
import { watchQuiet } from '../test/browser/support/quiet.ts';

/** How much slower than this machine's a phone's processor is. */
export const SLOWER = 4;
/** From here on a task keeps a finger waiting. */
const LONG_MS = 50;

/** The time (ms) for which tasks of these lengths keep a finger waiting, and the longest of them. */
export const waitingFor = (tasks) => ({
  blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_MS), 0),
  longest: Math.max(0, ...tasks),
});

/** Waits until the page has nothing to do, nor to draw. */
const untilIdle = (page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
  );

/**
 * Loads a page in a fresh profile on a phone, until nothing happens any more, and answers what `read` finds then.
 * `prepare`: what happens before, with the page and a session of the debugging protocol.
 */
export const load = async (browser, { url, cookies, ready }, prepare, read) => {
  const context = await browser.newContext({ ...DEVICES.phone, locale: 'zh-CN' });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await prepare(page, session);
  const quiet = watchQuiet(page);
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  await quiet.untilQuiet();
  await untilIdle(page);
  const found = await read(page);
  await context.close();
  return found;
};
