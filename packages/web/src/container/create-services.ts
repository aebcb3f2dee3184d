import {
  commonQueryClient,
  createHttp,
  memberClient,
  projectUserClient,
  studyClient,
  type Http,
} from '@ykd/adapters-http/client';
import {
  createBaseStore,
  createLearnStore,
  createMemberProgress,
  createStudyStore,
  memberIdOf,
} from '@ykd/adapters-ui/stores';
import { createProgress, createToasts } from '@ykd/adapters-ui/widgets';
import { distinctUntilChanged, map, skip, startWith, Subject } from 'rxjs';
import type { Environment } from './environment';
import type { Services } from './services';

/** The same way to the server, telling when an answer says that nobody is logged in. */
const watchSession = (http: Http, ended: Subject<void>): Http => ({
  send: async (call, sent) => {
    const result = await http.send(call, sent);
    if (!result.ok && result.error.kind === 'not-logged-in') ended.next();
    return result;
  },
});

/** Ties those together that must follow each other. */
const tie = ({ base, learn, study, progressSaving }: Services, sessionEnded: Subject<void>): void => {
  sessionEnded.subscribe(() => base.sessionEnded());
  progressSaving.saved$.subscribe((record) => study.recordSaved(record));
  // What one member saw is not for the next.
  base.changes$
    .pipe(startWith(base.getSnapshot()), map(memberIdOf), distinctUntilChanged(), skip(1))
    .subscribe(() => {
      learn.reset();
      study.reset();
    });
};

/** The composition root: everything the app is made of, once, in one environment. */
export const createServices = (environment: Environment): Services => {
  const { fetch, settings, storage, clock, online$ } = environment;
  const pageProgress = createProgress();
  const sessionEnded = new Subject<void>();
  const { start, finish, fail } = pageProgress.commands;

  // Calls that the reader waits for move the progress bar; those behind the reader's back have a sign of their own.
  const http = watchSession(
    createHttp({ fetch, events: { started: start, finished: finish, failed: () => fail() } }),
    sessionEnded,
  );
  const quietHttp = watchSession(createHttp({ fetch }), sessionEnded);

  const commonQuery = commonQueryClient(http);
  const projectUser = projectUserClient(http);
  const base = createBaseStore({ member: memberClient(http) });
  const services: Services = {
    environment,
    base,
    learn: createLearnStore({
      commonQuery,
      projectUser,
      clock,
      sites: { newSite: settings.newSiteUrl, oldSite: settings.oldSiteUrl },
    }),
    study: createStudyStore({ study: studyClient(http), projectUser }),
    progressSaving: createMemberProgress({
      base,
      projectUser: projectUserClient(quietHttp),
      storage,
      clock,
      online$,
    }),
    commonQuery,
    pageProgress,
    toasts: createToasts(),
  };
  tie(services, sessionEnded);
  return services;
};
