import {
  accountSyncClient,
  avatarClient,
  commonQueryClient,
  createHttp,
  memberClient,
  projectUserClient,
  schoolClient,
  studyClient,
  weixinClient,
  welcomeClient,
  type Http,
} from '@ykd/adapters-http/client';
import {
  createAccessNews,
  createAccountSyncWatch,
  createBaseStore,
  createLearnStore,
  createMemberDialogs,
  createMemberProgress,
  createSmsCodeStore,
  createStudyStore,
  memberIdOf,
} from '@ykd/adapters-ui/stores';
import { createProgress, createToasts } from '@ykd/adapters-ui/widgets';
import { distinctUntilChanged, map, skip, startWith, Subject } from 'rxjs';
import { common } from '../messages/zh-CN/common';
import { memberTexts } from '../messages/zh-CN/member-texts';
import type { Environment } from './environment';
import type { Services } from './services';

/** The same way to the server, telling when an answer says that nobody is logged in. */
const watchSession = (http: Http, ended: Subject<void>): Http => ({
  ...http,
  send: async (call, sent) => {
    const result = await http.send(call, sent);
    if (!result.ok && result.error.kind === 'not-logged-in') ended.next();
    return result;
  },
});

/** What is made when it is first asked for; a failure is tried again. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
};

/** Ties those together that must follow each other. */
const tie = (services: Services, sessionEnded: Subject<void>): void => {
  const { base, learn, memberDialogs, study, progressSaving, syncWatch, toasts } = services;
  sessionEnded.subscribe(() => base.sessionEnded());
  progressSaving.saved$.subscribe((record) => study.recordSaved(record));
  // What one member saw is not for the next.
  base.changes$
    .pipe(startWith(base.getSnapshot()), map(memberIdOf), distinctUntilChanged(), skip(1))
    .subscribe(() => {
      learn.reset();
      study.reset();
      memberDialogs.reset();
    });
  // Specification §8: two toasts.
  syncWatch.chatFailed$.subscribe(({ error }) => {
    toasts.commands.error(memberTexts.chatFailed, {
      action: { label: common.retry, onSelect: () => void syncWatch.retry() },
    });
    if (error !== undefined) toasts.commands.error(error);
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
  const member = memberClient(http);
  const quietMember = memberClient(quietHttp);
  const base = createBaseStore({ member, quietMember, icp: settings.icp });
  const accessNews = createAccessNews({ storage, clock });
  const learn = createLearnStore({
    commonQuery,
    projectUser,
    clock,
    accessNews,
    sites: { newSite: settings.newSiteUrl, oldSite: settings.oldSiteUrl },
  });
  const services: Services = {
    environment,
    base,
    learn,
    accessNews,
    study: createStudyStore({ study: studyClient(http), projectUser }),
    progressSaving: createMemberProgress({
      base,
      projectUser: projectUserClient(quietHttp),
      storage,
      clock,
      online$,
    }),
    memberDialogs: createMemberDialogs({ welcome: welcomeClient(quietHttp) }),
    smsCode: createSmsCodeStore({ member, clock }),
    syncWatch: createAccountSyncWatch({ accountSync: accountSyncClient(quietHttp) }),
    member: { ...member, checkUsername: quietMember.checkUsername },
    avatar: avatarClient(http),
    school: schoolClient(quietHttp),
    weixin: weixinClient(http),
    shop: once(async () => {
      const { createShopServices } = await import('./shop-services');
      return createShopServices({ environment, base, http, quietHttp });
    }),
    commonQuery,
    quietHttp,
    pageProgress,
    toasts: createToasts(),
  };
  tie(services, sessionEnded);
  return services;
};
