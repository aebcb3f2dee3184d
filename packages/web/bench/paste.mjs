import { pasteRoster, rosterText } from '../test/browser/support/pasted-roster.ts';
import { load } from './load.mjs';
import { CATEGORIES, sum, tasksIn } from './processor.mjs';

const ROWS = 5_000;

/** A roster that is pasted, until its rows are shown, by the processor time of the page's main thread, ms. */
export const byPaste = async (browser, target) => {
  const trace = await load(
    browser,
    target,
    (page) => browser.startTracing(page, { categories: CATEGORIES }),
    async (page) => {
      await pasteRoster(page, rosterText(ROWS, 0));
      return browser.stopTracing();
    },
  );
  const tasks = tasksIn(trace);
  return { longest: Math.max(0, ...tasks), work: sum(tasks) };
};
