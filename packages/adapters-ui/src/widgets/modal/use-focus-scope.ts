import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';
import { isAboveModals } from './above-modals.js';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** Takes everything beside the layer out of reach and gives back what undoes it. */
function isolate(layer: Element): () => void {
  const others = [...document.body.children].filter(
    (other) => other !== layer && !other.hasAttribute('inert') && !isAboveModals(other),
  );
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingInlineEnd } = style;
  for (const other of others) other.setAttribute('inert', '');
  // The page must not jump sideways when its scroll bar goes.
  style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  return () => {
    for (const other of others) other.removeAttribute('inert');
    Object.assign(style, { overflow, paddingInlineEnd });
  };
}

/** Gives the focus to the panel when the element in it that has it goes away; answers what ends that. */
function keepFocus(panel: HTMLElement): () => void {
  let held: Element | null = document.activeElement;
  let check: number | undefined;
  const hold = (): void => {
    if (document.activeElement !== document.body) held = document.activeElement;
  };
  const removed = new MutationObserver(() => {
    hold();
    if (held?.isConnected !== false) return;
    window.clearTimeout(check);
    // A focus on its way to another element rests nowhere until the task is over.
    check = window.setTimeout(() => document.activeElement === document.body && panel.focus());
  });
  panel.addEventListener('focusin', hold);
  removed.observe(panel, { childList: true, subtree: true });
  return () => {
    removed.disconnect();
    panel.removeEventListener('focusin', hold);
    window.clearTimeout(check);
  };
}

/** Where the focus was before a scope, and the dialog around that. */
interface From {
  readonly before: Element | null;
  readonly around: HTMLElement | null | undefined;
}

/** Where it has yet to go back to: scopes that have just ended. One that begins in their place, as the next step, takes that over. */
const owed = new Set<From>();

/**
 * While active: moves the focus to the panel (or to its `[data-autofocus]`), keeps the page behind out of reach and out
 * of scrolling. When what has the focus goes away, such as the row of a list, the panel takes it: Esc and Tab go on.
 * Afterwards the focus goes back to where it was, or to the dialog around that.
 * @param layer a child of `<body>` that holds the panel.
 */
export function useFocusScope(
  layer: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  active: boolean,
): void {
  useLayoutEffect(() => {
    if (!active || !layer.current || !panel.current) return undefined;
    const opener = document.activeElement;
    const from: From = [...owed].find(({ before }) => before?.isConnected) ?? {
      before: opener,
      around: opener?.closest<HTMLElement>('[role=dialog]'),
    };
    owed.clear();
    const inside = panel.current;
    (inside.querySelector<HTMLElement>('[data-autofocus]') ?? inside).focus();
    const release = isolate(layer.current);
    const letGo = keepFocus(inside);
    return () => {
      letGo();
      release();
      owed.add(from);
      // After React, which gives the focus back to what had it before this rendering: in a dialog that closes as well.
      queueMicrotask(() => {
        if (!owed.delete(from)) return;
        const { before, around } = from;
        if (before instanceof HTMLElement && before.isConnected) before.focus();
        else around?.focus();
      });
    };
  }, [layer, panel, active]);
}

/** Keeps Tab inside the panel. */
export function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.offsetParent !== null,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const at = document.activeElement;
  const leaving = event.shiftKey ? at === first || at === event.currentTarget : at === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
