import { memberIdOf, readJson, writeText } from '@ykd/adapters-ui/stores';
import * as z from 'zod/mini';
import type { Services } from '../../../container/services';

const draft = z.object({ text: z.string(), version: z.number() });

/** A text of a note, and the version that it is to take the place of; 0 for a new one. */
export type NoteDraft = z.infer<typeof draft>;

const drafts = z.record(z.string(), draft);

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
    z.safeParse(drafts, readJson(tabStorage, key)).data ?? {};
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
