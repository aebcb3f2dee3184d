import { readJson, writeText } from '@ykd/adapters-ui/stores';
import type { Environment } from '../../../container/environment';

type Tab = Pick<Environment, 'tabStorage'>;

const KEY = 'ykd-reading-line';

/** Where the part that an address names stands on the screen: the distance of its top from that of the screen, in pixels. */
export interface ReadingLine {
  readonly address: string;
  readonly top: number;
}

/** Keeps the line for when this tab loads the address again; without a storage the reader comes to the top of the part. */
export const keepLine = ({ tabStorage }: Tab, { address, top }: ReadingLine): void =>
  void writeText(tabStorage, KEY, JSON.stringify([address, top]));

/** What was kept about an address. */
export const keptLine = ({ tabStorage }: Tab, address: string): ReadingLine | undefined => {
  const kept = readJson(tabStorage, KEY);
  if (!Array.isArray(kept) || kept[0] !== address || !Number.isFinite(kept[1])) return undefined;
  return { address, top: Number(kept[1]) };
};

/** What was kept has been used, or is past. */
export const dropLine = ({ tabStorage }: Tab): void => void writeText(tabStorage, KEY, undefined);
