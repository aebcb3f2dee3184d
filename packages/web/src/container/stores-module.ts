import { projectUserClient } from '@ykd/adapters-http/client';
import {
  createBaseStore,
  createLearnStore,
  createMemberProgress,
  createStudyStore,
} from '@ykd/adapters-ui/stores';
import { createProgress, createToasts } from '@ykd/adapters-ui/widgets';
import { ContainerModule } from 'inversify';
import { bindSingle } from './token';
import { TOKENS } from './tokens';

/** The stores over the inbound ports. */
export const storesModule = new ContainerModule((options) => {
  bindSingle(options, TOKENS.pageProgress, () => createProgress(), []);
  bindSingle(options, TOKENS.toasts, () => createToasts(), []);
  bindSingle(options, TOKENS.base, (member) => createBaseStore({ member }), [TOKENS.memberPort]);
  bindSingle(
    options,
    TOKENS.learn,
    (commonQuery, projectUser, { clock, settings }) =>
      createLearnStore({
        commonQuery,
        projectUser,
        clock,
        sites: { newSite: settings.newSiteUrl, oldSite: settings.oldSiteUrl },
      }),
    [TOKENS.commonQueryPort, TOKENS.projectUserPort, TOKENS.environment],
  );
  bindSingle(options, TOKENS.study, (study, projectUser) => createStudyStore({ study, projectUser }), [
    TOKENS.studyPort,
    TOKENS.projectUserPort,
  ]);
  bindSingle(
    options,
    TOKENS.progressSaving,
    (base, http, { storage, clock, online$ }) =>
      createMemberProgress({ base, projectUser: projectUserClient(http), storage, clock, online$ }),
    [TOKENS.base, TOKENS.quietHttp, TOKENS.environment],
  );
});
