import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { dropLine, keepLine, keptLine } from './reading-line';

/** The top of a part of the lesson on the screen; undefined where there is no such part. */
const topOf = (body: number): number | undefined =>
  document.getElementById(`b${body}`)?.getBoundingClientRect().top;

/**
 * Brings the reader to the part `body` of the `lesson` with each arrival at its address, once the lesson `isHere`. A
 * reload (browsers also reload a page that was long in the background) brings him back to the very line. `moveTo` takes
 * the part that he reads now, with its address, so that a reload finds it; `current` tells it.
 */
export const usePlace = (
  isHere: boolean,
  lesson: string,
  body: number,
): { readonly moveTo: (part: number, address: string) => void; readonly current: () => number } => {
  const { environment } = useServices();
  const { key } = useLocation();
  const current = useRef(body);
  const [line] = useState(() => keptLine(environment, lesson, body));
  const isBack = useRef(line !== undefined);

  useLayoutEffect(() => {
    if (!isHere) return;
    const back = isBack.current && line?.lesson === lesson ? line : undefined;
    const part = back?.body ?? body;
    current.current = part;
    if (part > 0) document.getElementById(`b${part}`)?.scrollIntoView();
    else window.scrollTo({ top: 0 });
    if (back) window.scrollBy({ top: (topOf(part) ?? back.top) - back.top, behavior: 'instant' });
    isBack.current = false;
  }, [isHere, lesson, body, key, line]);

  useEffect(() => {
    const looks = environment.visible$.subscribe((isVisible) => {
      const top = topOf(current.current);
      if (isVisible || top === undefined) dropLine(environment);
      else keepLine(environment, { lesson, body: current.current, top });
    });
    return () => looks.unsubscribe();
  }, [environment, lesson]);

  return {
    moveTo: (part, address) => {
      current.current = part;
      // The router keeps its own things in the state.
      window.history.replaceState(window.history.state, '', address);
    },
    current: () => current.current,
  };
};
