import { useEffect, useRef, type RefObject } from 'react';
import { isTyping } from '../is-typing';

/** What a key does with the student whose row has the focus. */
export type QueueKeys = Readonly<Record<'c' | 'n' | 's' | 'h' | 'p' | 'enter', (id: string) => void>> & {
  /** Takes the last act back, or says that it cannot be any more. */
  readonly z: () => void;
  readonly help: () => void;
};

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 };

/** The rows of a queue with which something can be done, in their order: with the others something is being done. */
export const rowsIn = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]:not([aria-busy=true])') ?? []),
];

/** Goes to a row, and brings it into sight. */
export const goToRow = (row: HTMLElement | undefined): void => {
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
};

/**
 * Letters work a queue off, from wherever nobody types and nothing lies above the page: the first one that moves goes to the
 * first row, and what is done is done with the row that has the focus.
 */
export const useQueueKeys = (list: RefObject<HTMLElement | null>, keys: QueueKeys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (document.querySelector('[role=dialog], [role=menu]') !== null) return;
      const key = event.key.toLowerCase();
      const focused = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      const step = STEPS[key];
      if (step !== undefined) {
        const rows = rowsIn(list.current);
        const at = focused === null ? -1 : rows.indexOf(focused);
        // Arrows scroll a page whose rows nobody has gone to yet; letters begin with the first.
        if (at < 0 && key.startsWith('arrow')) return;
        event.preventDefault();
        goToRow(at < 0 ? rows[0] : rows[at + step]);
        return;
      }
      const { z, help, ...ofRow } = latest.current;
      // A key that is held down moves on, but does nothing to one student after the other.
      if (event.repeat) return;
      if (key === '?') help();
      else if (key === 'z') z();
      else {
        const id = focused?.dataset['row'];
        const act = Object.entries(ofRow).find(([name]) => name === key)?.[1];
        // On a link or a button of the row Enter is its own.
        if (act === undefined || id === undefined || (key === 'enter' && target !== focused)) return;
        act(id);
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
};
