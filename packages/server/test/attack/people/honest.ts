import { ask, type Asked } from '../http/ask.js';
import { from, newPlace } from '../http/place.js';
import type { Tally } from '../judges/verdicts.js';
import type { Person } from './person.js';

/** Asks the same as often as it is said, one after the other, and answers how long each took, ms. */
const honestTimes = async (
  address: string,
  asked: Asked,
  { times, bad }: { readonly times: number; readonly bad: (what: string) => void },
): Promise<readonly number[]> => {
  const took: number[] = [];
  for (let left = times; left > 0; left -= 1) {
    const told = await ask(address, { ...asked, headers: { ...from(newPlace()), ...asked.headers } });
    if (told.status !== 200) bad(`本分的人得到 ${told.status}：${told.body.slice(0, 120)}`);
    took.push(told.took);
    // He has waited long enough for all of them.
    if (told.status === 0) break;
  }
  return took;
};

/** The same of somebody who reads his own orders, so many times. `complaints` hears of what he got instead. */
export const ownOrders =
  (address: string, { cookie }: Person, complaints: Tally) =>
  (times: number): Promise<readonly number[]> =>
    honestTimes(
      address,
      { method: 'GET', path: '/api/shop/orders?pageNum=0&pageSize=10', headers: { cookie } },
      { times, bad: (what) => complaints.add(what) },
    );

const RESIDENT = /^process_resident_memory_bytes (\d+)/m;

/** What the server holds in memory, MB. */
export const memoryOf = async (address: string): Promise<number> => {
  const { body } = await ask(address, { method: 'GET', path: '/metrics' });
  const [, bytes] = RESIDENT.exec(body) ?? [];
  if (bytes === undefined) throw new Error('the server does not say how much memory it holds');
  return Math.round(Number(bytes) / 1e6);
};

/** Does something for each of several at once, so many at a time. */
export const inLanes = async <T>(
  several: readonly T[],
  lanes: number,
  act: (one: T, at: number) => Promise<void>,
): Promise<void> => {
  const queue = [...several.entries()];
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await act(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
