import { expect, it } from 'vitest';
import { listenTo } from './support/answers.js';
import { logIn } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';

const demo = useOwnDemo();

it('counts the minutes that somebody reads, keeps them without a connection, and stops for one who went away', async () => {
  const visitor = await demo.visit();
  const { context, page } = visitor;
  await logIn(visitor, demo.address, 'xiaohong');
  await page.clock.install();
  const nextStart = await listenTo(page, '/api/study/start');
  const nextReport = await listenTo<{ readonly seconds: number }>(page, '/api/study/beats');
  const begun = nextStart();
  const first = nextReport();
  await page.goto('/study/py1test/0/0');
  expect(await begun).toMatchObject({ courseId: 'py1test', mobile: '13800000003' });

  // The server's clock goes with the reader's: it counts no more than its own time.
  const minute = async (): Promise<void> => {
    await demo.later(61_000);
    // A key has arrived when this is over; a turn of the wheel may not have.
    await page.keyboard.press('Shift');
    await page.clock.runFor(40_000);
    await page.keyboard.press('Shift');
    await page.clock.runFor(21_000);
  };
  await minute();
  expect((await first).seconds).toBeGreaterThanOrEqual(59);

  await context.setOffline(true);
  await minute();
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain('ykd-beats');
  const second = nextReport();
  await context.setOffline(false);
  expect((await second).seconds).toBeGreaterThanOrEqual(59);

  // The last stretch of one who reads no more ends with his minute; after that there is nothing to report.
  const last = nextReport();
  await demo.later(120_000);
  await page.clock.runFor(120_000);
  expect((await last).seconds).toBeLessThanOrEqual(60);
  // His last two stretches may be reported one after the other.
  await expect.poll(kept).not.toContain('ykd-beats');
  let reports = 0;
  page.on('request', (request) => void (request.url().endsWith('/api/study/beats') && (reports += 1)));
  await page.clock.runFor(600_000);
  expect(reports).toBe(0);
  await visitor.leave();
});
