import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { isTyping } from '../is-typing';

/** `/` goes to the search, from wherever nobody types and no dialog is open. */
export const useSearchKey = (search: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPlain || event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog]') !== null) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [search]);
};

const rowsIn = (region: HTMLElement): readonly HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>('[data-row]'),
];

/** Up and down go from row to row, Enter opens one, x chooses it, Esc lets go of what is chosen. */
export const rowKeys =
  ({
    onOpen,
    onToggle,
    onLetGo,
  }: {
    onOpen: (id: string) => void;
    onToggle?: ((id: string, isRange: boolean) => void) | undefined;
    /** Undefined while nothing is chosen. */
    onLetGo?: (() => void) | undefined;
  }) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
    const rows = rowsIn(currentTarget);
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    const id = row?.dataset['row'];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const at = row === null ? -1 : rows.indexOf(row);
      const next = key === 'ArrowDown' ? rows[at + 1] : rows[at < 0 ? rows.length - 1 : at - 1];
      event.preventDefault();
      next?.focus();
    } else if (key === 'Enter' && target === row && id !== undefined) {
      event.preventDefault();
      onOpen(id);
    } else if (key.toLowerCase() === 'x' && id !== undefined && onToggle !== undefined) {
      event.preventDefault();
      onToggle(id, event.shiftKey);
    } else if (key === 'Escape' && onLetGo !== undefined) {
      event.preventDefault();
      onLetGo();
    }
  };
