import type { Page } from 'playwright-core';
import { drawAll, turnTo, type ColorScheme } from '../browser/support/painted.js';
import type { Scene, Stage } from './scene.js';

const SCHEMES: readonly ColorScheme[] = ['light', 'dark'];

/** So often a picture may differ from the one before. */
const TRIES = 20;

/** What of a page a picture shows. */
type Frame = Pick<Scene, 'inWindow' | 'part'>;

/** A picture of a page in one colour mode. */
export interface Picture {
  readonly scheme: ColorScheme;
  readonly png: Buffer;
  /** Whether the page had come to rest. */
  readonly isStill: boolean;
}

/** Has everything loaded that a reader would load by scrolling. */
const loadAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });

/** Waits until nothing is on its way. */
const untilLoaded = async (
  { page, quiet }: Pick<Stage, 'page' | 'quiet'>,
  isBusy: boolean,
): Promise<void> => {
  await quiet.untilQuiet();
  if (!isBusy) {
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await page.getByRole('progressbar', { name: '页面加载进度' }).waitFor({ state: 'detached' });
  }
  await drawAll(page);
  await loadAll(page);
};

/** Takes a picture again and again until two in turn are the same. */
const still = async (page: Page, { inWindow, part }: Frame): Promise<Omit<Picture, 'scheme'>> => {
  const clip = await part?.(page).boundingBox();
  const options = {
    animations: 'disabled',
    caret: 'hide',
    fullPage: inWindow !== true,
    ...(clip && { clip }),
  } as const;
  const take = () => page.screenshot(options);
  let before = await take();
  for (let tried = 0; tried < TRIES; tried += 1) {
    const png = await take();
    if (png.equals(before)) return { png, isStill: true };
    before = png;
  }
  return { png: before, isStill: false };
};

/** Takes the pictures of a scene that has been played, light and dark. */
export const photograph = async (
  stage: Pick<Stage, 'page' | 'quiet'>,
  { isBusy, isLight, ...frame }: Frame & Pick<Scene, 'isBusy' | 'isLight'>,
): Promise<readonly Picture[]> => {
  const { page } = stage;
  await untilLoaded(stage, isBusy === true);
  // What stands fixed in the window stands where it does at the top of the page.
  if (frame.inWindow !== true) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const pictures: Picture[] = [];
  for (const scheme of isLight === true ? SCHEMES.slice(0, 1) : SCHEMES) {
    await turnTo(page, scheme);
    pictures.push({ scheme, ...(await still(page, frame)) });
  }
  return pictures;
};
