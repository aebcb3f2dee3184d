import { useEffect, useRef, type RefObject } from 'react';
import { isKeyOfControl, keyMove } from './key-move';
import { scrollOf, type Move, type Scroll } from './move';
import { swipeMove, type Point } from './swipe-move';
import { wheelMoves } from './wheel-move';

const scrollNow = (): Scroll => scrollOf(document.documentElement);

/** The browser's own way back begins at the edge of the screen, px. */
const EDGE = 20;

const watchFinger = (place: HTMLElement, act: (move: Move) => void, signal: AbortSignal): void => {
  let begun: (Point & { readonly scroll: Scroll }) | undefined;
  const start = ({ touches }: TouchEvent): void => {
    const [touch] = touches;
    begun = undefined;
    // Two fingers make larger.
    if (touch === undefined || touches.length > 1 || visualViewport?.scale !== 1) return;
    const { clientX: x, clientY: y } = touch;
    if (x > EDGE && x < innerWidth - EDGE) begun = { x, y, scroll: scrollNow() };
  };
  const end = ({ changedTouches: [touch] }: TouchEvent): void => {
    if (begun === undefined || touch === undefined || getSelection()?.isCollapsed === false) return;
    const move = swipeMove(begun, { x: touch.clientX, y: touch.clientY }, begun.scroll);
    begun = undefined;
    if (move !== undefined) act(move);
  };
  place.addEventListener('touchstart', start, { passive: true, signal });
  place.addEventListener('touchend', end, { passive: true, signal });
};

const watchWheel = (place: HTMLElement, act: (move: Move) => void, signal: AbortSignal): void => {
  const moveOf = wheelMoves();
  place.addEventListener(
    'wheel',
    (event) => {
      const move = moveOf(event, scrollNow());
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

/** Moves a story by fingers, wheel and keys; what opens above it stands beside it in the document and moves nothing. */
export const useMoves = (place: RefObject<HTMLElement | null>, onMove: (move: Move) => void): void => {
  const act = useRef(onMove);
  useEffect(() => {
    act.current = onMove;
  });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const watch = new AbortController();
    const move = (to: Move): void => act.current(to);
    watchFinger(element, move, watch.signal);
    watchWheel(element, move, watch.signal);
    watchKeys(move, watch.signal);
    // A story that is pulled on neither loads anew nor goes back in the browser's history.
    const { style } = document.documentElement;
    style.overscrollBehavior = 'none';
    return () => {
      watch.abort();
      style.overscrollBehavior = '';
    };
  }, [place]);
};
