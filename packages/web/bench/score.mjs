import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { CHROMIUM } from '../test/browser/support/chromium.ts';

const CONFIGS = { phone: undefined, desktop: desktopConfig };

/** The scores (0 to 100) that Lighthouse gives a page, in a browser of its own: its phone has a processor slowed four times. */
export const scoreOnce = async (device, { url, cookies }) => {
  const browser = await launch({ chromePath: CHROMIUM.executablePath, chromeFlags: CHROMIUM.args });
  try {
    const result = await lighthouse(
      url,
      {
        port: browser.port,
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility'],
        extraHeaders: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
      },
      CONFIGS[device],
    );
    const { categories, audits, runtimeError, finalDisplayedUrl } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
    if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname)
      throw new Error(`${url} led to ${finalDisplayedUrl}`);
    return {
      performance: categories.performance.score * 100,
      accessibility: categories.accessibility.score * 100,
      firstPaint: audits['first-contentful-paint'].numericValue,
      largestPaint: audits['largest-contentful-paint'].numericValue,
      blocking: audits['total-blocking-time'].numericValue,
    };
  } finally {
    browser.kill();
  }
};
