import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { JSHandle, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Device } from './browser.js';
import { turnTo, type ColorScheme } from './painted.js';

/** Waits until the fonts are there, no movement on the page is under way and a frame begins none; what never ends does not count. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const movements = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    await document.fonts.ready;
    do {
      await Promise.allSettled(movements().map(({ finished }) => finished));
      await frame();
    } while (movements().length > 0);
  });

const modeOf = (page: Page): Promise<ColorScheme> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));

/** Shows the page in one of the two colour modes, and waits until it is at rest. */
const showIn = async (page: Page, colorScheme: ColorScheme): Promise<void> => {
  await turnTo(page, colorScheme);
  await atRest(page);
};

/**
 * Holds the page for a look: each colour is the one it is going to, at once, and everything is drawn. What fades over may
 * fade again in everything that inherits it; and what is off the screen may be left out of drawing (`content-visibility`)
 * and have the colours of the mode that it was last drawn in until somebody scrolls there. Nobody sees those, but axe does.
 */
const hold = (page: Page): Promise<JSHandle<CSSStyleSheet>> =>
  page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { transition: none !important; content-visibility: visible !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });

const letGo = (held: JSHandle<CSSStyleSheet>): Promise<void> =>
  held.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe, made known to the page once for as long as it stays. */
const axeIn = async (page: Page): Promise<JSHandle<typeof axe>> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluateHandle<typeof axe>('axe');
};

/** What axe finds wrong on the page as it stands. `rules`: by these alone. Nothing else leaves the page: what is right is long. */
const violationsOf = async (
  page: Page,
  mode: ColorScheme,
  rules?: readonly string[],
): Promise<readonly string[]> => {
  const known = await axeIn(page);
  return known.evaluate(
    async ({ run }, [shown, only]) => {
      const { violations } = await run(document, {
        ...(only === undefined ? {} : { runOnly: [...only] }),
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) => {
          const why = [...any, ...all, ...none].map(({ message }) => message);
          return `in ${shown}, ${id}: ${target.join(' ')}: ${why.join('; ')}`;
        }),
      );
    },
    [mode, rules] as const,
  );
};

/** The frames that are to be seen: nobody looks into those. */
const framesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('iframe')]
      .filter((frame) => frame.checkVisibility())
      .map(({ title }) => `a frame that nobody looked into: ${title}`),
  );

/**
 * What is wrong with a page for people who use it otherwise than by eye and mouse, and with its colours in the other colour
 * mode, in which it is left: going back would only cost time.
 */
export const accessFaultsOf = async (page: Page): Promise<readonly string[]> => {
  const held = await hold(page);
  const mode = await modeOf(page);
  await showIn(page, mode);
  const faults = await violationsOf(page, mode);
  const other = mode === 'light' ? 'dark' : 'light';
  await showIn(page, other);
  const colourFaults = await violationsOf(page, other, ['color-contrast']);
  await letGo(held);
  return [...faults, ...colourFaults, ...(await framesOf(page))];
};

/** Waits until a page is all there, and no part of it is shown loading; of a showcase some are for ever. */
export const loaded = async (page: Page, isShowcase = false): Promise<void> => {
  await page.locator('h1').first().waitFor();
  await page.getByRole('progressbar', { name: '页面加载进度' }).waitFor({ state: 'detached' });
  if (!isShowcase) await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
};

/**
 * Classes without a rule in any style sheet: a style that was not in the source when the sheet was made (a computed value,
 * say) is missing without a word. The classes of styles have one `_` or a `:`; our own marks have neither.
 */
const unstyledClasses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const selectors: string[] = [];
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText);
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const known = selectors.join('\n');
    const drawn = new Set(
      [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    );
    return [...drawn].filter((name) => /:|[^_]_[^_]/.test(name) && !known.includes(`.${CSS.escape(name)}`));
  });

/** {@link accessFaultsOf} a page that has loaded; also when it is wider than its window, or lacks styles. */
export const faultsOf = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('progressbar', { name: '页面加载进度' }).waitFor({ state: 'detached' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...(await accessFaultsOf(page)),
    ...(await unstyledClasses(page)).map((name) => `no rule for the class ${name}`),
    ...(overflow > 0 ? [`wider than its window by ${overflow} px`] : []),
  ];
};

/** Every window that a page is looked at in. */
export const WINDOWS: readonly Device[] = ['desktop', 'phone'];
