import { clientOf, type Http } from '@ykd/adapters-http/client';
import { studyCalls } from '@ykd/adapters-http/contracts';
import {
  createStudyStore,
  type BaseStore,
  type ProgressSaving,
  type StudyStore,
} from '@ykd/adapters-ui/stores';
import type { ProjectUserPort } from '@ykd/application';
import { createContext, useContext } from 'react';
import { filter, firstValueFrom, startWith } from 'rxjs';
import { memberChanges } from './member-ids';

/** The part of the composition root that only the pages of a course need: the course that is open. */
export const createReading = ({
  base,
  progressSaving,
  projectUser,
  http,
}: {
  readonly base: BaseStore;
  readonly progressSaving: ProgressSaving;
  readonly projectUser: ProjectUserPort;
  readonly http: Http;
}): StudyStore => {
  /** What was read without a connection may be on its way: before it is there, the record would name an old place. */
  const sent = (): Promise<unknown> =>
    firstValueFrom(
      progressSaving.changes$.pipe(
        startWith(progressSaving.getSnapshot()),
        filter(({ status }) => status !== 'saving'),
      ),
    );
  const reading = createStudyStore({
    study: clientOf(http, studyCalls),
    projectUser: {
      get: async (query) => {
        await sent();
        return projectUser.get(query);
      },
    },
  });
  progressSaving.saved$.subscribe((record) => reading.recordSaved(record));
  memberChanges(base).subscribe(() => reading.reset());
  return reading;
};

export const StudyStoreContext = createContext<StudyStore | undefined>(undefined);

/** The course that is open; only within a page of a course. */
export const useStudyStore = (): StudyStore => {
  const reading = useContext(StudyStoreContext);
  if (reading === undefined) throw new Error('a page of a course outside of its scope');
  return reading;
};
