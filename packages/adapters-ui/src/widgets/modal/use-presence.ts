import { useEffect, useState } from 'react';

/** Where something that opens and closes stands; `closing` lasts as long as its exit animation. */
export type Presence = 'open' | 'closing' | 'closed';

/** Keeps a closed thing mounted for the length of its exit animation. */
export function usePresence(open: boolean, exitMs: number): Presence {
  const [kept, setKept] = useState(open);
  if (open && !kept) setKept(true);
  useEffect(() => {
    if (open || !kept) return undefined;
    const timeout = setTimeout(() => setKept(false), exitMs);
    return () => clearTimeout(timeout);
  }, [open, kept, exitMs]);
  return open ? 'open' : kept ? 'closing' : 'closed';
}
