import type { ReviewInput } from '@ykd/application/check-in';
import { useEffect, useRef } from 'react';
import { isTyping } from '../is-typing';

/** What a key does: to the one before or after, or a mark. */
export type ReviewKey = -1 | 1 | ReviewInput['mark'];

const KEYS: Readonly<Record<string, ReviewKey>> = {
  ArrowLeft: -1,
  k: -1,
  ArrowRight: 1,
  j: 1,
  '1': 'read',
  '2': 'like',
  '3': 'excellent',
};

/** Entries by keys, while nobody types and nothing stands over the page. */
export const useReviewKeys = (onKey: (key: ReviewKey) => void): void => {
  const act = useRef(onKey);
  useEffect(() => {
    act.current = onKey;
  });
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented, repeat } = event;
      if (defaultPrevented || repeat || altKey || ctrlKey || metaKey || shiftKey || isTyping(target)) return;
      if (document.querySelector('dialog[open], [role=menu]') !== null) return;
      const meant = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
      if (meant === undefined) return;
      event.preventDefault();
      act.current(meant);
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
};
