import { load, SLOWER, waitingFor } from './load.mjs';

/** In the page, before anything else: keeps the lengths (ms) of the long tasks, and when (ms) the largest thing was painted. */
const watchPage = () => {
  const seen = { tasks: [], largestPaint: 0 };
  const observe = (type, keep) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(keep));
    observer.observe({ type, buffered: true });
    return () => observer.takeRecords().forEach(keep);
  };
  const rest = [
    observe('longtask', ({ duration }) => seen.tasks.push(duration)),
    observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime)),
  ];
  globalThis.seenUntilNow = () => {
    for (const take of rest) take();
    return seen;
  };
};

/** In the page: what was asked for until the largest thing was painted, and after that. */
const readPage = () => {
  const { tasks, largestPaint } = globalThis.seenUntilNow();
  const all = performance.getEntriesByType('resource');
  const kilobytes = (entries) =>
    entries
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
  const first = all.filter(({ startTime }) => startTime < largestPaint);
  const total = kilobytes(all);
  return {
    tasks,
    // The page itself is no resource of its own.
    requests: first.length + 1,
    kilobytes: kilobytes(first),
    laterKilobytes: total - kilobytes(first),
  };
};

/**
 * One load while the processor is slowed, by the clock: `blocking` and `longest` in ms; `kilobytes` (1000 bytes) of
 * JavaScript as sent and `requests` until the largest thing of the page was painted, `laterKilobytes` after that. On a
 * machine that does other things as well the times say little.
 */
export const byClock = async (browser, target) => {
  const { tasks, ...network } = await load(
    browser,
    target,
    async (page, session) => {
      await page.addInitScript(watchPage);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    },
    (page) => page.evaluate(readPage),
  );
  return { ...waitingFor(tasks), ...network };
};
