import { useContext, useLayoutEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAIN_ID } from '../../../components/main-id';
import { isAtRest } from '../at-rest';
import { PathBefore } from '../blocks/way-back';
import { isTyping } from '../is-typing';
import { lastSaidIn, placeIn, type SectionName } from './sections';

const ACTS = ['keydown', 'pointerdown', 'touchstart', 'wheel'] as const;

/**
 * Scrolls to the head of a section, and again whenever something around it has come, until all is there or somebody does
 * something himself.
 */
const keepInSight = (section: HTMLElement): (() => void) => {
  const main = document.getElementById(MAIN_ID);
  const follow = (): void => {
    section.scrollIntoView({ block: 'start' });
    if (main?.querySelector('[aria-busy=true]') === null) end();
  };
  const grown = new ResizeObserver(follow);
  const done = new MutationObserver(follow);
  function end(): void {
    grown.disconnect();
    done.disconnect();
    for (const act of ACTS) window.removeEventListener(act, end);
  }
  for (const act of ACTS) window.addEventListener(act, end, { passive: true });
  if (main !== null) {
    grown.observe(main);
    done.observe(main, { subtree: true, attributeFilter: ['aria-busy'] });
  }
  return end;
};

/** Whether the focus is where something is done in the section; to turn its pages is done there no more. */
const isAtWork = (section: HTMLElement, { activeElement }: Document): boolean =>
  section.contains(activeElement) && activeElement?.closest('nav') === null;

/** Whether somebody writes in another section. */
const isWritingBeside = (section: HTMLElement, { activeElement }: Document): boolean =>
  isTyping(activeElement) && !section.contains(activeElement);

/**
 * Another page of a section's list begins with the head of the section, in whichever way one came to it: turned, by the way
 * back, or by a link, which opens at the section of which it says something last. The focus comes along.
 */
export const useSectionInSight = (frame: RefObject<HTMLElement | null>, name: SectionName): void => {
  const [said] = useSearchParams();
  const place = placeIn(said, name);
  const shown = useRef<string>(undefined);
  // Who comes back from another page finds this one where he left it; no link within the console says a place.
  const isBack = useContext(PathBefore) !== undefined;
  useLayoutEffect(() => {
    const section = frame.current;
    const before = shown.current;
    shown.current = place;
    if (section === null || before === place) return undefined;
    const isFirst = before === undefined;
    if (isFirst && (isBack || !isAtRest(document) || lastSaidIn(said) !== name)) return undefined;
    if (!isFirst && isWritingBeside(section, document)) return undefined;
    if (isFirst || !isAtWork(section, document)) section.focus({ preventScroll: true });
    return keepInSight(section);
  }, [frame, name, place, said, isBack]);
};
