import type { Move, Scroll } from './move';

/** What a wheel or a touchpad says. */
export type Turned = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'timeStamp' | 'ctrlKey'>;

/** So long nothing comes (ms), and the next is a gesture of its own: a touchpad runs on for more than a second. */
const PAUSE_MS = 180;
/** So far it goes before the story does, px. */
const FAR = 24;
/** What a wheel counts in lines, in px. */
const LINE = 16;

/** Reads what a wheel says: one step a gesture, and none while the page itself can be scrolled there. */
export const wheelMoves = (): ((turned: Turned, scroll: Scroll) => Move | undefined) => {
  let lastAt = Number.NEGATIVE_INFINITY;
  let far = 0;
  let isSpent = false;
  return ({ deltaX, deltaY, deltaMode, timeStamp, ctrlKey }, scroll) => {
    if (ctrlKey) return undefined;
    const isSideways = Math.abs(deltaX) > Math.abs(deltaY);
    const delta = (isSideways ? deltaX : deltaY) * (deltaMode === 0 ? 1 : LINE);
    if (timeStamp - lastAt > PAUSE_MS) {
      far = 0;
      isSpent = !isSideways && (delta > 0 ? scroll.down : scroll.up);
    }
    lastAt = timeStamp;
    far += delta;
    if (isSpent || Math.abs(far) < FAR) return undefined;
    isSpent = true;
    return far > 0 ? 'next' : 'back';
  };
};
