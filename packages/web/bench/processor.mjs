import { load, SLOWER, waitingFor } from './load.mjs';

export const CATEGORIES = ['disabled-by-default-devtools.timeline'];

export const sum = (values) => values.reduce((total, value) => total + value, 0);

/** The processor time (ms) of each task of the busiest thread: the main one of the page. */
export const tasksIn = (trace) => {
  const tasks = JSON.parse(trace).traceEvents.filter(({ name, tdur }) => name === 'RunTask' && tdur > 0);
  const threads = Object.groupBy(tasks, ({ pid, tid }) => `${pid} ${tid}`);
  const lengths = Object.values(threads).map((events) => events.map(({ tdur }) => tdur / 1000));
  return lengths.toSorted((a, b) => sum(b) - sum(a))[0];
};

/**
 * One load at full speed, by the processor time of the page's main thread, as if it took four times that: it hardly
 * depends on what else the machine does. `blocking`, `longest` and `work` (all tasks) in ms.
 */
export const byProcessor = async (browser, target) => {
  const trace = await load(
    browser,
    target,
    (page) => browser.startTracing(page, { categories: CATEGORIES }),
    () => browser.stopTracing(),
  );
  const tasks = tasksIn(trace).map((duration) => duration * SLOWER);
  return { ...waitingFor(tasks), work: sum(tasks) };
};
