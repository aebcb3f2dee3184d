import type { SidebarFlags, SidebarPort } from '@ykd/application/sidebar';
import { isShownTag, type StudentTag } from '@ykd/domain/member';
import { createSnapshots, type Snapshots } from '../snapshots.js';

/** What the learn sidebar shows beside the menu. Until an answer comes nothing of it shows. */
export interface SidebarState {
  readonly flags?: SidebarFlags;
  /** The tags that students see; staff read the others in the console. */
  readonly tags: readonly StudentTag[];
}

export interface SidebarStore extends Snapshots<SidebarState> {
  /** Asks for flags and tags side by side; what fails stays as it was. Never rejects. */
  load(userId: string): Promise<void>;
  /** Puts an announcement away, at once; it comes back when that fails. Never rejects. */
  putAway(id: string): Promise<void>;
  /** Forgets everything, when the user changes. */
  reset(): void;
}

const NOTHING: SidebarState = { tags: [] };

export const createSidebarStore = ({ sidebar }: { readonly sidebar: SidebarPort }): SidebarStore => {
  const { reader, write } = createSnapshots(NOTHING);
  // A slow answer must not show one member what is another's.
  let turn = 0;
  return {
    ...reader,
    load: async (userId) => {
      turn += 1;
      const mine = turn;
      const [flags, tags] = await Promise.allSettled([
        sidebar.flags(),
        sidebar.findLablesByStudentId({ id: userId }),
      ]);
      if (mine !== turn) return;
      write({
        ...reader.getSnapshot(),
        ...(flags.status === 'fulfilled' && flags.value.ok ? { flags: flags.value.value } : {}),
        ...(tags.status === 'fulfilled' && tags.value.ok
          ? { tags: tags.value.value.filter(isShownTag) }
          : {}),
      });
    },
    putAway: async (id) => {
      const mine = turn;
      const before = reader.getSnapshot();
      if (before.flags === undefined) return;
      const all = before.flags.announcements;
      // Others may go meanwhile.
      const show = (isShown: boolean): void => {
        const { flags, ...rest } = reader.getSnapshot();
        if (mine !== turn || flags === undefined) return;
        const others = new Set(flags.announcements.map((one) => one.id));
        const announcements = all.filter((one) => (one.id === id ? isShown : others.has(one.id)));
        write({ ...rest, flags: { ...flags, announcements } });
      };
      show(false);
      const done = await sidebar.putAway({ id }).catch(() => undefined);
      if (!done?.ok) show(true);
    },
    reset: () => {
      turn += 1;
      write(NOTHING);
    },
  };
};
