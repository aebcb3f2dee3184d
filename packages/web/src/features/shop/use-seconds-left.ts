import { createCountdown } from '@ykd/adapters-ui/stores';
import { useEffect, useState } from 'react';
import { useServices } from '../../container/services-context';

/** Whole seconds until an instant (epoch ms), counted down; 0 once it has come. */
export const useSecondsLeft = (until: number): number => {
  const { clock } = useServices().environment;
  const [secondsLeft, setSecondsLeft] = useState(() => Math.max(0, Math.ceil((until - clock.now()) / 1000)));
  useEffect(() => {
    const countdown = createCountdown({ clock });
    const counting = countdown.changes$.subscribe((state) => setSecondsLeft(state.secondsLeft));
    countdown.start((until - clock.now()) / 1000);
    return () => {
      counting.unsubscribe();
      countdown.start(0);
    };
  }, [clock, until]);
  return secondsLeft;
};
