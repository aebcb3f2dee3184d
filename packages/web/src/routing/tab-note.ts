import { WEIXIN_STEP_MS } from '@ykd/application';
import type { Environment } from '../container/environment';

type Tab = Pick<Environment, 'tabStorage' | 'clock'>;

/** What a page writes down before it leaves the site, for when this tab comes back soon. */
export interface TabNote {
  leave(tab: Tab, about: string): void;
  /** Whether there is a note about it; whatever there was is gone then. Without a storage there never is one. */
  take(tab: Tab, about: string): boolean;
  /** Takes back what was said. */
  drop(tab: Tab): void;
}

/** What a storage that is forbidden or full answers: the way back is only less comfortable. */
const orElse = <T>(otherwise: T, work: () => T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

/** Whether a note of this text is about it, and younger than that. */
const counts = (text: string, about: string, now: number, keptMs: number): boolean => {
  const note: unknown = JSON.parse(text);
  if (!Array.isArray(note) || note[0] !== about) return false;
  const age = now - Number(note[1] ?? Number.NaN);
  return age >= 0 && age < keptMs;
};

const tabNote = (key: string, keptMs: number): TabNote => ({
  leave: ({ tabStorage, clock }, about) =>
    orElse(undefined, () => tabStorage.setItem(key, JSON.stringify([about, clock.now()]))),
  take: ({ tabStorage, clock }, about) =>
    orElse(false, () => {
      const text = tabStorage.getItem(key);
      tabStorage.removeItem(key);
      return text !== null && counts(text, about, clock.now(), keptMs);
    }),
  drop: ({ tabStorage }) => orElse(undefined, () => tabStorage.removeItem(key)),
});

/** The order that is being paid elsewhere, however long that takes: nothing is done by it but asking how it stands. */
export const PAYING = tabNote('ykd-paying', Number.POSITIVE_INFINITY);

/** The member who said that he binds the WeChat account that he comes back with; as long as the server waits for it. */
export const BINDING = tabNote('ykd-binding', WEIXIN_STEP_MS);
