import type { Query } from '@ykd/adapters-ui/stores';

/** What is known of an entry, once something is; it is asked for unless it is fresh. Idle: it was forgotten meanwhile. */
export const readingOf = <Key, Value, Refusal>(entry: ReturnType<Query<Key, Value, Refusal>['of']>) =>
  new Promise<ReturnType<typeof entry.getSnapshot>>((resolve) => {
    const leave = entry.look();
    const settle = (): boolean => {
      const reading = entry.getSnapshot();
      if (reading.value === undefined && reading.status === 'loading') return false;
      resolve(reading);
      return true;
    };
    if (settle()) return leave();
    const stop = entry.subscribe(() => {
      if (!settle()) return;
      stop();
      leave();
    });
  });
