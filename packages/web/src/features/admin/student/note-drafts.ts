import { memberIdOf, readJson, writeText } from '@ykd/adapters-ui/stores';
import type { Services } from '../../../container/services';

/** A text of a note, and the version that it is to take the place of; 0 for a new one. */
export interface NoteDraft {
  readonly text: string;
  readonly version: number;
}

const isDraft = (value: unknown): value is NoteDraft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'version' in value &&
  typeof value.version === 'number';

/** Where a note would have its id that is not there yet. */
export const NEW_NOTE = '';

/**
 * What the member was writing about a student when his login ended, by the ids of the notes. This tab keeps it, for him alone.
 */
export const noteDrafts = (
  { base, environment: { tabStorage } }: Pick<Services, 'base' | 'environment'>,
  userId: string,
) => {
  const key = `ykd-notes ${memberIdOf(base.getSnapshot())} ${userId}`;
  const all = (): Readonly<Record<string, NoteDraft>> =>
    Object.fromEntries(
      Object.entries(readJson(tabStorage, key) ?? {}).filter((kept): kept is [string, NoteDraft] =>
        isDraft(kept[1]),
      ),
    );
  const write = (kept: Readonly<Record<string, NoteDraft>>): void => {
    const text = Object.keys(kept).length === 0 ? undefined : JSON.stringify(kept);
    void writeText(tabStorage, key, text);
  };
  return {
    all,
    keep: (noteId: string, kept: NoteDraft): void => write({ ...all(), [noteId]: kept }),
    drop: (noteId: string): void => {
      const { [noteId]: _gone, ...rest } = all();
      write(rest);
    },
  };
};
