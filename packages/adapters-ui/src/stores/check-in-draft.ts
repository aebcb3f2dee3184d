import { readJson, writeText, type KeyValueStorage } from './key-value-storage.js';

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
  const draft = value as Partial<CheckInDraft> | null | undefined;
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
  return {
    get: () => {
      const value = readJson(storage, key);
      return isDraft(value) ? value : undefined;
    },
    set: (draft) => void writeText(storage, key, JSON.stringify(draft)),
    clear: () => void writeText(storage, key, undefined),
  };
};
