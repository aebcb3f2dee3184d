import { useEffect, type RefObject } from 'react';

/** What around an element, up to the page, can take the focus, the nearest first. */
const holdersAround = (element: Element, page: HTMLElement): readonly HTMLElement[] => {
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]');
  return around && page.contains(around) ? [around, ...holdersAround(around, page)] : [];
};

const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

/**
 * What has the focus may go away, or be of no use any more: a note that is deleted, a form that is done, the last page of a
 * list. What stands around it takes the focus then, a section or the page, so that the next Tab goes on from there.
 */
export const useKeptFocus = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let held: Element | undefined;
    let around: readonly HTMLElement[] = [];
    let check: number | undefined;
    const hold = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !page.current?.contains(target)) return;
      held = target;
      around = holdersAround(target, page.current);
    };
    // Somebody pressed where nothing is: he let go of it himself. What goes away loses the focus, too, while it is still there.
    const letGo = ({ target, relatedTarget }: FocusEvent): void => {
      if (target !== held || relatedTarget !== null || !document.hasFocus()) return;
      window.setTimeout(() => {
        if (held === target && held && isUsable(held) && document.activeElement === document.body)
          held = undefined;
      });
    };
    const give = (): void => {
      if (document.activeElement === document.body && held && !isUsable(held))
        around.find(isUsable)?.focus({ preventScroll: true });
    };
    const changed = new MutationObserver(() => {
      if (held === undefined || isUsable(held)) return;
      window.clearTimeout(check);
      // A focus on its way to another element rests nowhere until the task is over.
      check = window.setTimeout(give);
    });
    changed.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', hold);
    document.addEventListener('focusout', letGo);
    return () => {
      changed.disconnect();
      document.removeEventListener('focusin', hold);
      document.removeEventListener('focusout', letGo);
      window.clearTimeout(check);
    };
  }, [page]);
};
