import { load, SLOWER, waitingFor } from './load.mjs';

/** In the page, before anything else: keeps the lengths (ms) of the long tasks. */
const watchTasks = () => {
  const lengths = [];
  const keep = (entries) => lengths.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  globalThis.longTasks = () => {
    keep(observer.takeRecords());
    return lengths;
  };
};

/** What a session of the debugging protocol sees of the network. */
const watchNetwork = async (session) => {
  const scripts = new Set();
  const seen = { kilobytes: 0, requests: 0 };
  session.on('Network.requestWillBeSent', () => {
    seen.requests += 1;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) seen.kilobytes += encodedDataLength / 1000;
  });
  await session.send('Network.enable');
  return seen;
};

/**
 * One load while the processor is slowed, by the clock: `blocking` and `longest` in ms, `kilobytes` (1000 bytes) of
 * JavaScript as sent, `requests`. Of a machine that does other things as well it says little.
 */
export const byClock = async (browser, target) => {
  let network;
  const tasks = await load(
    browser,
    target,
    async (page, session) => {
      await page.addInitScript(watchTasks);
      network = await watchNetwork(session);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    },
    (page) => page.evaluate(() => globalThis.longTasks()),
  );
  return { ...waitingFor(tasks), ...network };
};
