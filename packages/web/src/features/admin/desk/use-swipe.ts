import { useEffect, useRef, type RefObject } from 'react';

/** So far a finger goes before it is a swipe, px. */
const FAR = 56;
/** So much further to a side than up or down. */
const FLAT = 2;
/** So far it goes before the page follows it, px. */
const BEGUN = 12;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const isSelecting = (): boolean => getSelection()?.isCollapsed === false;

/**
 * What a finger that goes to a side does: -1 for the one before, 1 for the one after. Up and down stays the browser's, as the place
 * says by `touch-action: pan-y pinch-zoom`; a mouse selects text, and two fingers make larger.
 */
export const useSwipe = (place: RefObject<HTMLElement | null>, onSwipe: (by: -1 | 1) => void): void => {
  const act = useRef(onSwipe);
  useEffect(() => {
    act.current = onSwipe;
  });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let begun: { readonly id: number; readonly x: number; readonly y: number } | undefined;
    const rest = (): void => {
      begun = undefined;
      element.style.transform = '';
    };
    const down = ({ pointerId: id, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent): void => {
      begun = isPrimary && pointerType !== 'mouse' && !isSelecting() ? { id, x, y } : undefined;
    };
    const sideways = ({ pointerId, clientX, clientY }: PointerEvent): number => {
      if (begun?.id !== pointerId || isSelecting()) return 0;
      const [x, y] = [clientX - begun.x, clientY - begun.y];
      return Math.abs(x) > FLAT * Math.abs(y) ? x : 0;
    };
    const move = (event: PointerEvent): void => {
      const x = sideways(event);
      element.style.transform = Math.abs(x) > BEGUN && !isStill() ? `translateX(${x / 2}px)` : '';
    };
    const up = (event: PointerEvent): void => {
      const x = sideways(event);
      rest();
      if (Math.abs(x) < FAR) return;
      // What began on a link is none that was pressed.
      element.addEventListener('click', prevent, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', prevent, { capture: true }));
      act.current(x < 0 ? 1 : -1);
    };
    const prevent = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', rest);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', rest);
    };
  }, [place]);
};
