import type { Result } from '@ykd/domain/shared';
import { useCallback, useEffect, useState } from 'react';

/** How often the page looks again. */
const LOOK_MS = 2000;

/** What was loaded last; an earlier answer stays while a later call fails. */
export interface Watched<T> {
  readonly failed: boolean;
  readonly value?: T;
  /** Shows what another call answered, until the next look. */
  readonly show: (value: T) => void;
}

/** Loads something again and again while the page is shown. */
export const useWatched = <T>(load: () => Promise<Result<T, never>>): Watched<T> => {
  const [state, setState] = useState<Omit<Watched<T>, 'show'>>({ failed: false });
  const show = useCallback((value: T) => setState({ failed: false, value }), []);
  useEffect(() => {
    let shown = true;
    const look = async (): Promise<void> => {
      const next = await load().then(
        (result) => (result.ok ? { failed: false, value: result.value } : undefined),
        () => undefined,
      );
      if (shown) setState((now) => next ?? { ...now, failed: true });
    };
    void look();
    const looking = setInterval(() => void look(), LOOK_MS);
    return () => {
      shown = false;
      clearInterval(looking);
    };
  }, [load]);
  return { ...state, show };
};
