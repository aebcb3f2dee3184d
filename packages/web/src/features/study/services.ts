import { clientOf } from '@ykd/adapters-http/client';
import { projectUserCalls, studyCalls } from '@ykd/adapters-http/contracts';
import { createStudyStore, type StudyStore } from '@ykd/adapters-ui/stores';
import { filter, merge, startWith, take } from 'rxjs';
import { memberChanges } from '../../container/member-ids';
import { partOf } from '../../container/part-of';
import { useServices } from '../../container/services-context';
import { recordsSaved } from './records-saved';

/** The course that is open. */
export const studyStoreOf = partOf((services): StudyStore => {
  const { base, progressSaving, http } = services;
  const projectUser = clientOf(http, projectUserCalls);
  /** What was read without a connection may be on its way: before it is there, the record would name an old place. */
  const sent = (): Promise<unknown> =>
    // Not `firstValueFrom`: it would be a file of its own that every lesson waits for.
    new Promise((resolve) => {
      progressSaving.changes$
        .pipe(
          startWith(progressSaving.getSnapshot()),
          filter(({ status }) => status !== 'saving'),
          take(1),
        )
        .subscribe(resolve);
    });
  const reading = createStudyStore({
    study: clientOf(http, studyCalls),
    projectUser: {
      get: async (query) => {
        await sent();
        return projectUser.get(query);
      },
    },
  });
  merge(progressSaving.saved$, recordsSaved(services)).subscribe((record) => reading.recordSaved(record));
  memberChanges(base).subscribe(() => reading.reset());
  return reading;
});

export const useStudyStore = (): StudyStore => studyStoreOf(useServices());
