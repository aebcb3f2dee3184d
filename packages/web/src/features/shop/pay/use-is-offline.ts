import { useSyncExternalStore } from 'react';
import { useServices } from '../../../container/services-context';

const subscribe = (onChange: () => void): (() => void) => {
  const stop = new AbortController();
  for (const event of ['offline', 'online']) {
    window.addEventListener(event, onChange, { signal: stop.signal });
  }
  return () => stop.abort();
};

/** Whether the browser knows that there is no connection. */
export const useIsOffline = (): boolean => {
  const { isOnline } = useServices().environment;
  return useSyncExternalStore(
    subscribe,
    () => !isOnline(),
    () => false,
  );
};
