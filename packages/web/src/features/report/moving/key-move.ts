import type { Move, Scroll } from './move';

/** What a key says. */
export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'isComposing'
>;

/** Keys that scroll a page as long as there is more of it. */
const VERTICAL: Readonly<Record<string, Move>> = {
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowUp: 'back',
  PageUp: 'back',
};

const STRAIGHT: Readonly<Record<string, Move>> = {
  ArrowRight: 'next',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
};

/** What a key moves; what scrolls the page belongs to the browser, and so does what a modifier changes. */
export const keyMove = (pressed: Pressed, scroll: Scroll): Move | undefined => {
  const { key, shiftKey, altKey, ctrlKey, metaKey, repeat, isComposing } = pressed;
  if (altKey || ctrlKey || metaKey || repeat || isComposing) return undefined;
  if (key !== ' ' && shiftKey) return undefined;
  const straight = STRAIGHT[key];
  if (straight !== undefined) return straight;
  const move = key === ' ' ? (shiftKey ? 'back' : 'next') : VERTICAL[key];
  if (move === undefined) return undefined;
  const isScroll = move === 'next' ? scroll.down : scroll.up;
  return isScroll ? undefined : move;
};

const ABOVE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const WRITTEN_IN = 'input, textarea, select, [contenteditable]';
const PRESSED = 'button, a[href], summary, [role=button]';

/** Whether something has opened above the story. */
export const hasAbove = (): boolean => document.querySelector(ABOVE) !== null;

/** Whether the control that has the focus needs a key itself. */
export const isKeyOfControl = (key: string, focused: Element): boolean =>
  focused.closest(ABOVE) !== null ||
  focused.closest(WRITTEN_IN) !== null ||
  (key === ' ' && focused.closest(PRESSED) !== null);
