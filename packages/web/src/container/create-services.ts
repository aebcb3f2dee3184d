import { clientOf, commonQueryClient, createHttp, memberClient, type Http } from '@ykd/adapters-http/client';
import { projectUserCalls, shelfCalls, welcomeCalls } from '@ykd/adapters-http/contracts';
import {
  createAccessNews,
  createAccountSyncWatch,
  createBaseStore,
  createLearnStore,
  createMemberDialogs,
  createMemberProgress,
  createSmsCodeStore,
  type QueryScope,
} from '@ykd/adapters-ui/stores';
import { createProgress, createToasts } from '@ykd/adapters-ui/widgets';
import { Subject } from 'rxjs';
import { common } from '../messages/zh-CN/common';
import { memberTexts } from '../messages/zh-CN/member-texts';
import type { Environment } from './environment';
import { lazyPort } from './lazy-port';
import { memberChanges, memberIds } from './member-ids';
import { nextTry } from './next-try';
import { once } from './once';
import { rowCalls } from './row-calls';
import type { LaterParts, Services } from './services';

/** The same way to the server, telling when an answer says that nobody is logged in. */
const watchSession = (http: Http, ended: Subject<void>): Http => ({
  ...http,
  send: async (call, sent) => {
    const result = await http.send(call, sent);
    if (!result.ok && result.error.kind === 'not-logged-in') ended.next();
    return result;
  },
});

/** Ties those together that must follow each other. */
const tie = (services: Services, sessionEnded: Subject<void>): void => {
  const { base, learn, memberDialogs, syncWatch, toasts } = services;
  sessionEnded.subscribe(() => base.sessionEnded());
  memberChanges(base).subscribe(() => {
    learn.reset();
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
export const createServices = (environment: Environment, parts: LaterParts): Services => {
  const { fetch, settings, storage, clock, online$, shown$ } = environment;
  const pageProgress = createProgress();
  const sessionEnded = new Subject<void>();
  const { start, finish, fail } = pageProgress.commands;

  // Calls that the reader waits for move the progress bar; those behind the reader's back have a sign of their own.
  const http = watchSession(
    createHttp({ fetch, events: { started: start, finished: finish, failed: () => fail() } }),
    sessionEnded,
  );
  const quietHttp = watchSession(createHttp({ fetch }), sessionEnded);

  const commonQuery = commonQueryClient(http, rowCalls);
  const projectUser = clientOf(http, projectUserCalls);
  const member = memberClient(http);
  const quietMember = memberClient(quietHttp);
  const base = createBaseStore({ member, quietMember, icp: settings.icp });
  const accessNews = createAccessNews({ storage, clock });
  const learn = createLearnStore({
    commonQuery,
    projectUser,
    shelf: clientOf(http, shelfCalls),
    clock,
    accessNews,
    sites: { newSite: settings.newSiteUrl, oldSite: settings.oldSiteUrl },
  });
  const later = once(async () => {
    const { createLaterClients } = await import('./later-clients');
    return createLaterClients(http, quietHttp);
  });
  const queryScope: QueryScope = {
    now: clock.now,
    member$: memberIds(base),
    shown$,
    again$: nextTry(environment),
  };
  const services: Services = {
    environment,
    base,
    queryScope,
    learn,
    accessNews,
    progressSaving: createMemberProgress({
      base,
      projectUser: clientOf(quietHttp, projectUserCalls),
      storage,
      clock,
      online$,
    }),
    memberDialogs: createMemberDialogs({ welcome: clientOf(quietHttp, welcomeCalls) }),
    smsCode: createSmsCodeStore({
      member,
      clock,
      // Few are ever asked.
      answer: async (question) => (await import('./answer-question')).answerQuestion(question),
    }),
    syncWatch: createAccountSyncWatch({ accountSync: lazyPort(async () => (await later()).accountSync) }),
    member: { ...member, checkUsername: quietMember.checkUsername },
    avatar: lazyPort(async () => (await later()).avatar),
    school: lazyPort(async () => (await later()).school),
    weixin: lazyPort(async () => (await later()).weixin),
    shop: lazyPort(() => parts.shop(services)),
    commonQuery,
    http,
    quietHttp,
    pageProgress,
    toasts: createToasts(),
  };
  tie(services, sessionEnded);
  return services;
};
