import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Device } from './browser.js';
import { drawAll, showIn } from './painted.js';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const wordsOf = (violations: Violations, mode = ''): readonly string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${mode}${id}: ${target.join(' ')}`));

/** What is wrong with a page in light for people who use it otherwise than by eye and mouse, and with its colours in dark. */
export const accessFaultsOf = async (page: Page): Promise<readonly string[]> => {
  await drawAll(page);
  const light = await new AxeBuilder({ page }).analyze();
  await showIn(page, 'dark');
  const dark = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
  await showIn(page, 'light');
  return [...wordsOf(light.violations), ...wordsOf(dark.violations, 'in dark, ')];
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
