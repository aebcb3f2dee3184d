import { readText, writeText, type KeyValueStorage } from '@ykd/adapters-ui/stores';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';

const KEY = 'ykd-admin-density';

/** How close the rows of tables stand. */
export type Density = 'comfortable' | 'compact';

/** How this browser shows tables; one that keeps nothing shows them comfortably each time. */
const densityIn = (storage: KeyValueStorage) => ({
  read: (): Density => (readText(storage, KEY) === 'compact' ? 'compact' : 'comfortable'),
  write: (density: Density): void =>
    void writeText(storage, KEY, density === 'compact' ? density : undefined),
});

/** The same as a state, and the way to the other. */
export const useDensity = (): readonly [density: Density, turn: () => void] => {
  const { storage } = useServices().environment;
  const [density, setDensity] = useState(() => densityIn(storage).read());
  function turn() {
    const other = density === 'compact' ? 'comfortable' : 'compact';
    densityIn(storage).write(other);
    setDensity(other);
  }
  return [density, turn];
};
