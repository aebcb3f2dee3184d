// npm run bench -- web: how soon the built app can be used on a phone, and what it sends for that.
import { launchBrowser } from '../test/browser/support/chromium.ts';
import { startBuilds } from './builds.mjs';
import { BadOptions, readOptions } from './options.mjs';

/** What is asked for; what cannot be is said in a line. */
const asked = () => {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof BadOptions)) throw error;
    console.error(`\n✗ ${error.message}\n`);
    return process.exit(1);
  }
};

const { builds, runs, pages, parts, smoke } = asked();

const rounded = (value) => Number(value.toFixed(value < 10 ? 2 : value < 1000 ? 1 : 0));

const barOf = ({ most, least }) => {
  if (most !== undefined) return `at most ${most}`;
  return least === undefined ? '-' : `at least ${least}`;
};

/** A line of a table: what each build has, and how they compare. */
const lineOf = (values, bar) => ({
  ...Object.fromEntries(builds.map(({ name }, index) => [name, rounded(values[index])])),
  ...(values.length > 1 ? { ratio: values[1] > 0 ? Number((values[0] / values[1]).toFixed(3)) : '-' } : {}),
  bar: barOf(bar),
});

const isMissed = (value, { most = Infinity, least = -Infinity }) => value > most || value < least;

/** Goes through the parts; whether a bar is missed. */
const measure = async (site) => {
  let missed = false;
  for (const { title, take, rows, use } of parts) {
    const measured = pages.filter((page) => page.use === use);
    if (measured.length === 0) continue;
    const table = {};
    for (const page of measured) {
      const medians = await site.inTurns(page, { runs, take });
      for (const [key, { label, ...bar }] of Object.entries(rows)) {
        const values = medians.map((figures) => figures[key]);
        table[`${page.name}: ${label}`] = lineOf(values, bar);
        missed ||= isMissed(values[0], bar);
      }
    }
    if (smoke) continue;
    console.log(`\n${title}: median of ${runs}`);
    console.table(table);
  }
  return missed;
};

const browser = await launchBrowser();
try {
  const site = await startBuilds(browser, builds);
  try {
    if ((await measure(site)) && !smoke) process.exitCode = 1;
  } finally {
    await site.stop();
  }
} finally {
  await browser.close();
}
