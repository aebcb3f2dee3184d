import { useLayoutEffect, useRef } from 'react';
import { hasAbove, isKeyOfControl, keyMove } from './key-move';
import { scrollOf, type Move, type Scroll } from './move';
import { swipeMove, type Point } from './swipe-move';
import { wheelMoves } from './wheel-move';

const scrollNow = (): Scroll => scrollOf(document.documentElement);

/** The browser's own way back begins at the edge of the screen, px. */
const EDGE = 20;

/** Fingers move what was made larger. */
const isMagnified = (): boolean => (visualViewport?.scale ?? 1) > 1.01;

const watchFinger = (act: (move: Move) => void, signal: AbortSignal): void => {
  let begun: (Point & { readonly scroll: Scroll }) | undefined;
  const start = ({ touches }: TouchEvent): void => {
    const [touch] = touches;
    begun = undefined;
    // Two fingers make larger.
    if (touch === undefined || touches.length > 1 || isMagnified() || hasAbove()) return;
    const { clientX: x, clientY: y } = touch;
    if (x > EDGE && x < innerWidth - EDGE) begun = { x, y, scroll: scrollNow() };
  };
  const end = ({ changedTouches: [touch] }: TouchEvent): void => {
    if (begun === undefined || touch === undefined || getSelection()?.isCollapsed === false) return;
    const move = swipeMove(begun, { x: touch.clientX, y: touch.clientY }, begun.scroll);
    begun = undefined;
    if (move !== undefined) act(move);
  };
  addEventListener('touchstart', start, { passive: true, signal });
  addEventListener('touchend', end, { passive: true, signal });
};

const watchWheel = (act: (move: Move) => void, signal: AbortSignal): void => {
  const moveOf = wheelMoves();
  addEventListener(
    'wheel',
    (event) => {
      const move = hasAbove() ? undefined : moveOf(event, scrollNow());
      if (move !== undefined) act(move);
    },
    { passive: true, signal },
  );
};

const watchKeys = (act: (move: Move) => void, signal: AbortSignal): void => {
  addEventListener(
    'keydown',
    (event) => {
      const isTaken = event.target instanceof Element && isKeyOfControl(event.key, event.target);
      const move = event.defaultPrevented || isTaken ? undefined : keyMove(event, scrollNow());
      if (move === undefined) return;
      event.preventDefault();
      act(move);
    },
    { signal },
  );
};

/** Moves a story from its first frame on by fingers, wheel and keys, wherever in the window; what opens above it does not. */
export const useMoves = (onMove: (move: Move) => void): void => {
  const act = useRef(onMove);
  useLayoutEffect(() => {
    act.current = onMove;
  });
  useLayoutEffect(() => {
    const watch = new AbortController();
    const move = (to: Move): void => act.current(to);
    watchFinger(move, watch.signal);
    watchWheel(move, watch.signal);
    watchKeys(move, watch.signal);
    // A story that is pulled on neither loads anew nor goes back in the browser's history.
    const { style } = document.documentElement;
    style.overscrollBehavior = 'none';
    return () => {
      watch.abort();
      style.overscrollBehavior = '';
    };
  }, []);
};
