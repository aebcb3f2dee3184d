import type { WelcomePort } from '@ykd/application/welcome';
import { isProfileIncomplete, showsWelcome, type User } from '@ykd/domain/member';
import { createSnapshots, type Snapshots } from '../snapshots.js';

/** A dialog about the member's own account. */
export type MemberDialog = 'profile' | 'password' | 'devices';

/** Which dialog is open, and whether the member was welcomed. Specification §3 'learn' state, §4. */
export interface MemberDialogsState {
  readonly open?: MemberDialog;
  /** Undefined until the server has said. */
  readonly hasWelcomeRecord?: boolean;
  /** The welcome was closed unanswered: it is not seen again on this visit, and stands there on the next. */
  readonly welcomePutOff?: true;
}

export interface MemberDialogs extends Snapshots<MemberDialogsState> {
  /** A member came to the learning centre: opens what he has to see. Once for each member. */
  arrive(user: User): Promise<void>;
  show(dialog: MemberDialog): void;
  close(): void;
  /** Hides the welcome for this visit. */
  putOffWelcome(): void;
  /** Hides the welcome at once and keeps on the server that it was seen. */
  startLearning(userId: string): Promise<void>;
  /** Forgets everything, when the user changes. */
  reset(): void;
}

export const isWelcoming = ({ open, hasWelcomeRecord, welcomePutOff }: MemberDialogsState): boolean =>
  hasWelcomeRecord !== undefined &&
  welcomePutOff === undefined &&
  showsWelcome({ hasWelcomeRecord, profileFormOpen: open === 'profile' });

/** The store of the dialogs about the member's own account. */
export const createMemberDialogs = ({ welcome }: { readonly welcome: WelcomePort }): MemberDialogs => {
  const { reader, write } = createSnapshots<MemberDialogsState>({});
  let arrived: string | undefined;

  const close = (): void => {
    const { open: _closed, ...rest } = reader.getSnapshot();
    write(rest);
  };
  const show = (open: MemberDialog): void => write({ ...reader.getSnapshot(), open });

  return {
    ...reader,
    show,
    close,
    putOffWelcome: () => write({ ...reader.getSnapshot(), welcomePutOff: true }),
    arrive: async (user) => {
      if (arrived === user.id) return;
      arrived = user.id;
      if (isProfileIncomplete(user)) show('profile');
      // Not knowing is no reason to welcome somebody twice.
      const record = await welcome.getWelcome({ userId: user.id }).catch(() => undefined);
      if (arrived !== user.id || !record?.ok) return;
      write({ ...reader.getSnapshot(), hasWelcomeRecord: record.value !== null });
    },
    startLearning: async (userId) => {
      write({ ...reader.getSnapshot(), hasWelcomeRecord: true });
      // Should this fail, he is welcomed once more on his next visit; nothing that he has to deal with now.
      await welcome.saveWelcome({ userId }).catch(() => undefined);
    },
    reset: () => {
      arrived = undefined;
      write({});
    },
  };
};
