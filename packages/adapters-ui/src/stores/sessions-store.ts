import type { MemberPort, SessionView } from '@ykd/application';
import { createSnapshots, type Snapshots } from '../snapshots.js';

/** The devices that the member is logged in on. */
export interface SessionsState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** This device first. */
  readonly sessions: readonly SessionView[];
}

export interface SessionsStore extends Snapshots<SessionsState> {
  load(): Promise<void>;
  /** Ends the session of another device. Throws on broken infrastructure. */
  end(id: string): Promise<void>;
  /** Ends all but this one and answers how many. Throws on broken infrastructure. */
  endOthers(): Promise<number>;
}

/** The store of one opening of the list. */
export const createSessionsStore = ({
  member,
}: {
  readonly member: Pick<MemberPort, 'sessions' | 'endSession' | 'endOtherSessions'>;
}): SessionsStore => {
  const { reader, write } = createSnapshots<SessionsState>({ status: 'idle', sessions: [] });
  const keep = (stays: (session: SessionView) => boolean): void => {
    const now = reader.getSnapshot();
    write({ ...now, sessions: now.sessions.filter(stays) });
  };

  return {
    ...reader,
    load: async () => {
      write({ ...reader.getSnapshot(), status: 'loading' });
      const result = await member.sessions().catch(() => undefined);
      if (result?.ok) write({ status: 'ready', sessions: result.value });
      else write({ ...reader.getSnapshot(), status: 'failed' });
    },
    end: async (id) => {
      const result = await member.endSession({ id });
      if (result.ok) keep((session) => session.id !== id);
    },
    endOthers: async () => {
      const result = await member.endOtherSessions();
      if (!result.ok) return 0;
      keep(({ current }) => current);
      return result.value.ended;
    },
  };
};
