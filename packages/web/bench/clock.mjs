import { load, SLOWER, waitingFor } from './load.mjs';

/** In the page, before anything else: keeps the lengths (ms) of the long tasks, and when (ms) the page could be used. */
const watchPage = (ready) => {
  const seen = { tasks: [], readyAt: Infinity };
  const keep = (entries) => seen.tasks.push(...entries.map(({ duration }) => duration));
  const tasks = new PerformanceObserver((list) => keep(list.getEntries()));
  tasks.observe({ type: 'longtask', buffered: true });
  const changes = new MutationObserver(() => {
    if (document.querySelector(ready) === null) return;
    seen.readyAt = performance.now();
    changes.disconnect();
  });
  changes.observe(document, { childList: true, subtree: true, attributes: true });
  globalThis.seenUntilNow = () => {
    keep(tasks.takeRecords());
    return seen;
  };
};

/** In the page: what was asked for until it could be used, and after that. */
const readPage = () => {
  const { tasks, readyAt } = globalThis.seenUntilNow();
  const all = performance.getEntriesByType('resource');
  const kilobytes = (entries) =>
    entries
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
  const first = all.filter(({ startTime }) => startTime < readyAt);
  return {
    tasks,
    // The page itself is no resource of its own.
    requests: first.length + 1,
    kilobytes: kilobytes(first),
    laterKilobytes: kilobytes(all) - kilobytes(first),
  };
};

/**
 * One load while the processor is slowed, by the clock: `blocking` and `longest` in ms; `kilobytes` (1000 bytes) of
 * JavaScript as sent and `requests` until the page could be used, `laterKilobytes` after that. On a
 * machine that does other things as well the times say little.
 */
export const byClock = async (browser, target) => {
  const { tasks, ...network } = await load(
    browser,
    target,
    async (page, session) => {
      await page.addInitScript(watchPage, target.ready);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    },
    (page) => page.evaluate(readPage),
  );
  return { ...waitingFor(tasks), ...network };
};
