import { clientOf } from '@ykd/adapters-http/client';
import { studentPageCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

/** Rows of a list within the page of a student. */
const ROWS = 10;

interface Of {
  readonly userId: string;
}

interface OrdersOf extends Of {
  readonly pageNum: number;
}

interface StudyOf extends Of {
  readonly from: string;
  readonly to: string;
}

interface VersionsOf extends Of {
  readonly id: string;
  /** Another one has other texts. */
  readonly version: number;
}

/** A page of a list about a student, by key. */
interface PageOf extends Of {
  readonly after?: string;
  readonly before?: string;
}

const isSame = (before: Of, now: Of): boolean => before.userId === now.userId;

/** What the page of a student reads and does. */
const studentQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const calls = clientOf(adminQueriesOf(services).ways.quiet, studentPageCalls);
  const notes = createQuery(
    { read: (page: PageOf) => calls.notes({ size: ROWS, ...page }), keeps: isSame },
    queryScope,
  );
  const acts = createQuery(
    { read: (page: PageOf) => calls.acts({ size: ROWS, ...page }), keeps: isSame },
    queryScope,
  );
  const sessions = createQuery({ read: (of: Of) => calls.sessions(of) }, queryScope);
  const accounts = createQuery({ read: (of: Of) => calls.accounts(of) }, queryScope);

  /** Makes a command, and what it changed is read again, as is what staff did. */
  const changing =
    <Input extends Of, Answer extends { readonly ok: boolean }>(
      command: (input: Input) => Promise<Answer>,
      query?: { outdate(which: (key: Of) => boolean): void },
    ) =>
    async (input: Input): Promise<Answer> => {
      const answer = await command(input);
      const isHis = (key: Of): boolean => isSame(key, input);
      query?.outdate(isHis);
      if (answer.ok) acts.outdate(isHis);
      return answer;
    };

  return {
    profile: createQuery({ read: (of: Of) => calls.profile(of) }, queryScope),
    orders: createQuery(
      {
        read: (of: OrdersOf) => calls.orders({ ...of, pageSize: ROWS }),
        keeps: (before, now) => isSame(before, now),
      },
      queryScope,
    ),
    access: createQuery({ read: (of: Of) => calls.access(of) }, queryScope),
    progress: createQuery({ read: (of: Of) => calls.progress(of) }, queryScope),
    studyTime: createQuery(
      {
        read: (of: StudyOf) => calls.studyTime(of),
        keeps: (before, now) => isSame(before, now),
      },
      queryScope,
    ),
    checkIns: createQuery({ read: (of: Of) => calls.checkIns(of) }, queryScope),
    notes,
    noteVersions: createQuery(
      {
        read: ({ userId, id }: VersionsOf) => calls.noteVersions({ userId, id }),
      },
      queryScope,
    ),
    sessions,
    accounts,
    acts,
    /** The text that a note has now; undefined for one that is gone. */
    latestOf: async (of: Pick<VersionsOf, 'userId' | 'id'>) => {
      const answer = await calls.noteVersions(of);
      return answer.ok ? answer.value[0] : undefined;
    },
    tellMobile: changing(calls.mobile),
    addNote: changing(calls.addNote, notes),
    editNote: changing(calls.editNote, notes),
    removeNote: changing(calls.removeNote, notes),
    restoreNote: changing(calls.restoreNote, notes),
    endSession: changing(calls.endSession, sessions),
    endSessions: changing(calls.endSessions, sessions),
    retryAccounts: changing(calls.retryAccounts, accounts),
  };
});

export const useStudentQueries = () => studentQueriesOf(useServices());
