import { readText, writeText, type KeyValueStorage } from '@ykd/adapters-ui/stores';
import { useState } from 'react';
import { useServices } from '../../container/services-context';

const KEY = 'ykd-admin-sidebar';
const NARROW = 'narrow';

/** Whether this browser shows the sidebar of the console as icons; a browser that keeps nothing shows it whole. */
export const readNarrow = (storage: KeyValueStorage): boolean => readText(storage, KEY) === NARROW;

export const writeNarrow = (storage: KeyValueStorage, isNarrow: boolean): void =>
  void writeText(storage, KEY, isNarrow ? NARROW : undefined);

/** The same as a state, and the way to the other. */
export const useNarrow = (): readonly [isNarrow: boolean, turn: () => void] => {
  const { storage } = useServices().environment;
  const [isNarrow, setNarrow] = useState(() => readNarrow(storage));
  function turn() {
    writeNarrow(storage, !isNarrow);
    setNarrow(!isNarrow);
  }
  return [isNarrow, turn];
};
