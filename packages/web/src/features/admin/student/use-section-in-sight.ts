import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAIN_ID } from '../../../components/main-id';
import { isAtRest } from '../at-rest';
import { lastSaidIn, placeIn, type SectionName } from './sections';

const ACTS = ['keydown', 'pointerdown', 'touchstart', 'wheel'] as const;

/**
 * Scrolls to the head of a section, and again whenever something around it has come, until all is there or somebody does
 * something himself.
 */
const keepInSight = (section: HTMLElement): void => {
  const main = document.getElementById(MAIN_ID);
  const grown = new ResizeObserver(() => {
    section.scrollIntoView({ block: 'start' });
    if (main?.querySelector('[aria-busy=true]') === null) end();
  });
  function end(): void {
    grown.disconnect();
    for (const act of ACTS) window.removeEventListener(act, end);
  }
  for (const act of ACTS) window.addEventListener(act, end, { passive: true });
  if (main !== null) grown.observe(main);
};

/** Whether the focus is where something is done in the section; to turn its pages is done there no more. */
const isAtWork = (section: HTMLElement, { activeElement }: Document): boolean =>
  section.contains(activeElement) && activeElement?.closest('nav') === null;

/**
 * Another page of a section's list begins with the head of the section, in whichever way one came to it: turned, by the way
 * back, or by a link, which opens at the section of which it says something last. The focus comes along.
 */
export const useSectionInSight = (frame: RefObject<HTMLElement | null>, name: SectionName): void => {
  const [said] = useSearchParams();
  const place = placeIn(said, name);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const section = frame.current;
    const before = shown.current;
    shown.current = place;
    if (section === null || before === place) return;
    const isTaken = before === undefined ? !isAtRest(document) : isAtWork(section, document);
    if (before === undefined && (isTaken || lastSaidIn(said) !== name)) return;
    if (!isTaken) section.focus({ preventScroll: true });
    keepInSight(section);
  }, [frame, name, place, said]);
};
