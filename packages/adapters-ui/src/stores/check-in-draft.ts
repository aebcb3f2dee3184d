import type { KeyValueStorage } from './stored-list.js';

/** An entry that was begun and not sent yet. */
export interface CheckInDraft {
  /** The Shanghai day on which it was written, `YYYY-MM-DD`. */
  readonly day: string;
  readonly text: string;
  /** The addresses of its pictures. */
  readonly pictures: readonly string[];
}

/** Where the draft of one member and campaign outlives a reload. */
export interface CheckInDraftPlace {
  get(): CheckInDraft | undefined;
  set(draft: CheckInDraft): void;
  clear(): void;
}

const isDraft = (value: unknown): value is CheckInDraft => {
  const draft = value as Partial<CheckInDraft> | null;
  return (
    typeof draft?.day === 'string' &&
    typeof draft.text === 'string' &&
    Array.isArray(draft.pictures) &&
    draft.pictures.every((picture) => typeof picture === 'string')
  );
};

/** The place in a storage. Where that is full or forbidden the draft lives as long as the page. */
export const checkInDraftPlace = (
  storage: KeyValueStorage,
  userId: string,
  campaign: string,
): CheckInDraftPlace => {
  const key = `ykd-check-in:${userId}:${campaign}`;
  const quietly = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      // See above.
      return undefined;
    }
  };
  return {
    get: () =>
      quietly(() => {
        const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        return isDraft(value) ? value : undefined;
      }),
    set: (draft) => quietly(() => storage.setItem(key, JSON.stringify(draft))),
    clear: () => quietly(() => storage.removeItem(key)),
  };
};
