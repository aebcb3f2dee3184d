import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { CHROMIUM } from '../test/browser/support/chromium.ts';

const CONFIGS = { phone: undefined, desktop: desktopConfig };

/** What Lighthouse says when it lost the thread of a load, as it does on a busy machine: it asks to be run again. */
const LOST = ['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_FCP', 'NO_SCREENSHOTS'];
const TRIES = 3;

/** Looks at a page once, in a browser of its own; undefined where Lighthouse lost the thread. */
const look = async (device, { url, cookies }, onlyCategories) => {
  const browser = await launch({ chromePath: CHROMIUM.executablePath, chromeFlags: CHROMIUM.args });
  try {
    const { lhr } = await lighthouse(
      url,
      {
        port: browser.port,
        logLevel: 'error',
        onlyCategories,
        extraHeaders: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
      },
      CONFIGS[device],
    );
    const { runtimeError } = lhr;
    if (runtimeError === undefined) return lhr;
    if (LOST.includes(runtimeError.code)) return undefined;
    throw new Error(`${url}: ${runtimeError.message}`);
  } finally {
    browser.kill();
  }
};

/** Looks until Lighthouse has seen the page that was meant. */
const lookUntilSeen = async (device, target, ...categories) => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const seen = await look(device, target, categories);
    if (seen === undefined) continue;
    const { pathname } = new URL(seen.finalDisplayedUrl);
    if (pathname !== new URL(target.url).pathname) throw new Error(`${target.url} led to ${pathname}`);
    return seen;
  }
  throw new Error(`${target.url}: Lighthouse lost the load ${TRIES} times`);
};

/** The scores (0 to 100) that Lighthouse gives a page: its phone has a processor slowed four times. */
export const scoreOnce = async (device, target) => {
  const { categories, audits } = await lookUntilSeen(device, target, 'performance', 'accessibility');
  return {
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
  };
};

/** How accessible Lighthouse finds a page (0 to 100), on both. What it finds wrong is said. */
export const accessOnce = async (target) => {
  const scores = {};
  for (const device of Object.keys(CONFIGS)) {
    const { categories, audits } = await lookUntilSeen(device, target, 'accessibility');
    scores[device] = categories.accessibility.score * 100;
    for (const { id, score, title } of Object.values(audits))
      if (score === 0) console.log(`${new URL(target.url).pathname}（${device}）：${id}：${title}`);
  }
  return scores;
};
