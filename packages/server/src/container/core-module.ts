import { createApplication } from '@ykd/application';
import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { Config } from '../settings/config.js';
import { createCommonPasswords } from '../crypto/common-passwords.js';
import { createIds } from '../crypto/ids.js';
import { createPasswordHasher } from '../crypto/password-hasher.js';
import { createProofOfWork } from '../crypto/proof-of-work.js';
import { createSecrets } from '../crypto/secrets.js';
import { createSessionTokens } from '../crypto/session-tokens.js';
import { createTotp } from '../crypto/totp.js';
import { keptSessionSecret } from '../settings/session-secret.js';
import { TOKENS } from './tokens.js';

const secretsOf = ({ sessionSecrets = [], dataDir }: Config): readonly [string, ...string[]] => {
  const [first, ...others] = sessionSecrets;
  return first === undefined ? [keptSessionSecret(dataDir)] : [first, ...others];
};

/** Says in the log that logins are refused, the first time and then for each power of ten: a flood fills no disk. */
const tellBusy = (logger: Logger): (() => void) => {
  let refused = 0;
  return () => {
    refused += 1;
    if (Number.isInteger(Math.log10(refused))) logger.warn({ refused }, 'logins are refused: too many wait');
  };
};

/** Clock, identifiers, cryptography, and what the settings say to the use cases. */
export const coreModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.clock).toConstantValue({ now: () => Date.now() });
  bind(TOKENS.ids).toResolvedValue(createIds).inSingletonScope();
  bind(TOKENS.passwordHasher)
    .toResolvedValue((logger) => createPasswordHasher(tellBusy(logger)), [TOKENS.logger])
    .inSingletonScope();
  bind(TOKENS.commonPasswords).toResolvedValue(createCommonPasswords).inSingletonScope();
  bind(TOKENS.sessionTokens)
    .toResolvedValue((config) => createSessionTokens(secretsOf(config)), [TOKENS.config])
    .inSingletonScope();
  bind(TOKENS.secrets)
    .toResolvedValue((config) => createSecrets(secretsOf(config)), [TOKENS.config])
    .inSingletonScope();
  bind(TOKENS.sessionRules)
    .toResolvedValue(({ sessionRules }) => sessionRules, [TOKENS.config])
    .inSingletonScope();
  bind(TOKENS.totp).toResolvedValue(createTotp).inSingletonScope();
  bind(TOKENS.secondFactorRule)
    .toResolvedValue(({ secondFactorRule }) => secondFactorRule, [TOKENS.config])
    .inSingletonScope();
  bind(TOKENS.smsRules)
    .toResolvedValue(({ smsRules }) => smsRules, [TOKENS.config])
    .inSingletonScope();
  bind(TOKENS.humanCheck)
    .toResolvedValue(
      ({ humanCheck }, secrets, clock) =>
        humanCheck === 'work' ? createProofOfWork({ secrets, clock }) : undefined,
      [TOKENS.config, TOKENS.secrets, TOKENS.clock],
    )
    .inSingletonScope();
  bind(TOKENS.reportPictureRules)
    .toResolvedValue(({ reportPictures }) => reportPictures, [TOKENS.config])
    .inSingletonScope();
  bind(TOKENS.commission)
    .toResolvedValue(({ commission }) => commission, [TOKENS.config])
    .inSingletonScope();
  bind(TOKENS.learnAllowList)
    .toResolvedValue(({ learnAllowList }) => learnAllowList, [TOKENS.config])
    .inSingletonScope();
});

/** The use cases over whatever is bound. */
export const applicationModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.application)
    .toDynamicValue((context) =>
      createApplication({
        ...context.get(TOKENS.repositories),
        clock: context.get(TOKENS.clock),
        ids: context.get(TOKENS.ids),
        passwordHasher: context.get(TOKENS.passwordHasher),
        commonPasswords: context.get(TOKENS.commonPasswords),
        sessionRules: context.get(TOKENS.sessionRules),
        secondFactorRule: context.get(TOKENS.secondFactorRule),
        totp: context.get(TOKENS.totp),
        sessionTokens: context.get(TOKENS.sessionTokens),
        secrets: context.get(TOKENS.secrets),
        images: context.get(TOKENS.images),
        pdfs: context.get(TOKENS.pdfs),
        reportPictures: context.get(TOKENS.reportPictures),
        reportPictureRules: context.get(TOKENS.reportPictureRules),
        files: context.get(TOKENS.files),
        schools: context.get(TOKENS.schools),
        spelling: context.get(TOKENS.spelling),
        courseArchives: context.get(TOKENS.courseArchives),
        rosterFiles: context.get(TOKENS.rosterFiles),
        rosterProgress: context.get(TOKENS.rosterProgress),
        smsSender: context.get(TOKENS.smsSender),
        smsRules: context.get(TOKENS.smsRules),
        humanCheck: context.get(TOKENS.humanCheck),
        weixin: context.get(TOKENS.weixin),
        accountServices: context.get(TOKENS.accountServices),
        orderEvents: context.get(TOKENS.orderEvents),
        payment: context.get(TOKENS.payment),
        commission: context.get(TOKENS.commission),
        chatRooms: context.get(TOKENS.chatRooms),
        learnAllowList: context.get(TOKENS.learnAllowList),
      }),
    )
    .inSingletonScope();
});
