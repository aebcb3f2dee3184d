import { useEffect } from 'react';

/** Where keys are for writing or choosing. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=listbox]';
/** Where the arrow keys mean something else already: code that scrolls sideways, rows of tabs and of buttons. */
const OWN_ARROWS = '[role=group], [role=tablist], [role=radiogroup], [role=toolbar]';

const isTaken = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  (target.closest(OWN_KEYS) !== null || (key.startsWith('Arrow') && target.closest(OWN_ARROWS) !== null));

/** What a key stands for on this page: the visible control that names it in `aria-keyshortcuts`. */
const controlOf = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)].find((control) =>
    control.checkVisibility(),
  );

/** Lets single keys work the controls that name them, unless somebody writes. A field gets the focus, anything else a click. */
export const useShortcuts = (): void => {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, defaultPrevented, repeat, isComposing } = event;
      if (defaultPrevented || repeat || isComposing) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTaken(target, key)) return;
      const control = controlOf(key.length === 1 ? key.toLowerCase() : key);
      if (control === undefined) return;
      // The key itself would end up in the field.
      event.preventDefault();
      if (control instanceof HTMLInputElement) control.focus();
      else control.click();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
