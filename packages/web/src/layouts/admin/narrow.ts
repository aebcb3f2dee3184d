import { readText, writeText, type KeyValueStorage } from '@ykd/adapters-ui/stores';
import { useState } from 'react';
import { useServices } from '../../container/services-context';

const KEY = 'ykd-admin-sidebar';
const NARROW = 'narrow';

/** Whether this browser shows the sidebar of the console as icons; one that keeps nothing shows it whole each time. */
export const narrowIn = (storage: KeyValueStorage) => ({
  read: (): boolean => readText(storage, KEY) === NARROW,
  write: (isNarrow: boolean): void => void writeText(storage, KEY, isNarrow ? NARROW : undefined),
});

/** The same as a state, and the way to the other. */
export const useNarrow = (): readonly [isNarrow: boolean, turn: () => void] => {
  const { storage } = useServices().environment;
  const [isNarrow, setNarrow] = useState(() => narrowIn(storage).read());
  function turn() {
    narrowIn(storage).write(!isNarrow);
    setNarrow(!isNarrow);
  }
  return [isNarrow, turn];
};
