import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Tells of any click outside an element, also of one whose target stops it from bubbling. */
export function useOutsideClick(
  inside: RefObject<Element | null>,
  active: boolean,
  onOutside: () => void,
): void {
  const tell = useEffectEvent(onOutside);
  useEffect(() => {
    if (!active) return undefined;
    function onClick(event: MouseEvent) {
      if (event.target instanceof Node && !inside.current?.contains(event.target)) tell();
    }
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [inside, active]);
}
