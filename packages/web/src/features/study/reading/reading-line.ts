import { readJson, writeText } from '@ykd/adapters-ui/stores';
import type { Environment } from '../../../container/environment';

type Tab = Pick<Environment, 'tabStorage'>;

const KEY = 'ykd-reading-line';

/** Where a part of a lesson stands on the screen. */
export interface ReadingLine {
  /** The address of the lesson. */
  readonly lesson: string;
  /** The number of the part. */
  readonly body: number;
  /** The distance of its top from that of the screen, in pixels. */
  readonly top: number;
}

/** Keeps the line for when this tab loads the lesson again; without a storage the reader comes to the top of the part. */
export const keepLine = ({ tabStorage }: Tab, { lesson, body, top }: ReadingLine): void =>
  void writeText(tabStorage, KEY, JSON.stringify([lesson, body, top]));

/**
 * What was kept for whoever comes to the part `body` of a lesson. A reload comes to the part that the address named when
 * it began, and meanwhile he may have read on: it finds the line of another part too.
 */
export const keptLine = (
  { tabStorage, isReload }: Tab & Pick<Environment, 'isReload'>,
  lesson: string,
  body: number,
): ReadingLine | undefined => {
  const kept = readJson(tabStorage, KEY);
  if (!Array.isArray(kept) || kept[0] !== lesson) return undefined;
  const [, part, top] = kept.map(Number);
  if (!Number.isInteger(part) || !Number.isFinite(top)) return undefined;
  return part === body || isReload ? { lesson, body: Number(part), top: Number(top) } : undefined;
};

/** What was kept has been used, or is past. */
export const dropLine = ({ tabStorage }: Tab): void => void writeText(tabStorage, KEY, undefined);
