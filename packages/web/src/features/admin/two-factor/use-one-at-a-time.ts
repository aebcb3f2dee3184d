import { useRef, useState } from 'react';

/** What is sent one at a time. */
export interface OneAtATime<What extends string> {
  /** What is on its way. */
  readonly underWay: What | undefined;
  /** Sends it, and answers what came of it; undefined, and nothing is sent, while something else is on its way. */
  send<Answer>(what: What, act: () => Promise<Answer>): Promise<Answer | undefined>;
}

/**
 * Of things that are made anew with each asking, only the last that was made works: so none is asked for before the one
 * before is there.
 */
export const useOneAtATime = <What extends string>(): OneAtATime<What> => {
  const [underWay, setUnderWay] = useState<What>();
  // Two clicks come before the page is drawn again.
  const isUnderWay = useRef(false);
  return {
    underWay,
    send: async (what, act) => {
      if (isUnderWay.current) return undefined;
      isUnderWay.current = true;
      setUnderWay(what);
      try {
        return await act();
      } finally {
        isUnderWay.current = false;
        setUnderWay(undefined);
      }
    },
  };
};
