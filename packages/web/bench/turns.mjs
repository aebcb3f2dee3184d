import { load, SLOWER } from './load.mjs';

/** A turn with its movement and its number that counts takes less, ms. */
const TURN_MS = 1_300;
/** How many pages are turned at the most. */
const TURNS = 8;
/** Frames that came later than this after the one before were missed by at least one, ms. */
const LATE_MS = 25;

/** In the page: the instants (ms) of all frames from now on. */
const watchFrames = () => {
  const frames = [];
  const next = (at) => {
    frames.push(at);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  globalThis.framesSeen = frames;
};

/** How evenly frames came: those a second, how many percent of them late, and the longest wait for one, ms. */
const evenness = (frames) => {
  const gaps = frames.slice(1).map((at, index) => at - frames[index]);
  const seconds = (frames.at(-1) - frames[0]) / 1000;
  return {
    frames: gaps.length / seconds,
    late: (gaps.filter((gap) => gap > LATE_MS).length * 100) / gaps.length,
    longest: Math.max(0, ...gaps),
  };
};

/** A story that is turned by a key, page by page, while the processor is slowed; in frames. */
export const byTurns = (browser, target) =>
  load(
    browser,
    target,
    (page) => page.addInitScript(watchFrames),
    async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await page.waitForTimeout(TURN_MS);
      await page.evaluate(() => globalThis.framesSeen.splice(0));
      for (let turn = 0; turn < TURNS; turn += 1) {
        await page.keyboard.press('ArrowRight');
        await page.waitForTimeout(TURN_MS);
      }
      return evenness(await page.evaluate(() => globalThis.framesSeen));
    },
  );
