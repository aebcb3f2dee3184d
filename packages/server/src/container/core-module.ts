import { createApplication } from '@ykd/application';
import { ContainerModule } from 'inversify';
import { createIds } from '../crypto/ids.js';
import { createPasswordHasher } from '../crypto/password-hasher.js';
import { createSessionTokens } from '../crypto/session-tokens.js';
import { keptSessionSecret } from '../session-secret.js';
import { TOKENS } from './tokens.js';

/** Clock, identifiers and cryptography. */
export const coreModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.clock).toConstantValue({ now: () => Date.now() });
  bind(TOKENS.ids).toResolvedValue(createIds).inSingletonScope();
  bind(TOKENS.passwordHasher).toResolvedValue(createPasswordHasher).inSingletonScope();
  bind(TOKENS.sessionTokens)
    .toResolvedValue(
      (config) => createSessionTokens(config.sessionSecret ?? keptSessionSecret(config.dataDir)),
      [TOKENS.config],
    )
    .inSingletonScope();
});

/** The use cases over whatever is bound. */
export const applicationModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.application)
    .toResolvedValue(
      (
        clock,
        ids,
        passwordHasher,
        sessionTokens,
        members,
        sessions,
        loginAttempts,
        entities,
        orders,
        courses,
        progress,
      ) =>
        createApplication({
          clock,
          ids,
          passwordHasher,
          sessionTokens,
          members,
          sessions,
          loginAttempts,
          entities,
          orders,
          courses,
          progress,
        }),
      [
        TOKENS.clock,
        TOKENS.ids,
        TOKENS.passwordHasher,
        TOKENS.sessionTokens,
        TOKENS.members,
        TOKENS.sessions,
        TOKENS.loginAttempts,
        TOKENS.entities,
        TOKENS.orders,
        TOKENS.courses,
        TOKENS.progress,
      ],
    )
    .inSingletonScope();
});
