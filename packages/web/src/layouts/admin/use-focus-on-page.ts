import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the page when another one is shown: it would stay on a link that may be gone. A page that has given it to
 * something of its own keeps it there.
 */
export const useFocusOnPage = (path: string) => {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (main.current?.contains(document.activeElement) !== true) main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
};
