import { createApplication, type ApplicationDeps } from '@ykd/application';
import { ContainerModule } from 'inversify';
import type { Config } from '../config.js';
import { createIds } from '../crypto/ids.js';
import { createPasswordHasher } from '../crypto/password-hasher.js';
import { createSecrets } from '../crypto/secrets.js';
import { createSessionTokens } from '../crypto/session-tokens.js';
import { keptSessionSecret } from '../session-secret.js';
import { APPLICATION_TOKENS, TOKENS } from './tokens.js';

const secretOf = (config: Config): string => config.sessionSecret ?? keptSessionSecret(config.dataDir);

/** Clock, identifiers, cryptography, and what the settings say to the use cases. */
export const coreModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.clock).toConstantValue({ now: () => Date.now() });
  bind(TOKENS.ids).toResolvedValue(createIds).inSingletonScope();
  bind(TOKENS.passwordHasher).toResolvedValue(createPasswordHasher).inSingletonScope();
  bind(TOKENS.sessionTokens)
    .toResolvedValue((config) => createSessionTokens(secretOf(config)), [TOKENS.config])
    .inSingletonScope();
  bind(TOKENS.secrets)
    .toResolvedValue((config) => createSecrets(secretOf(config)), [TOKENS.config])
    .inSingletonScope();
  bind(TOKENS.learnAllowList)
    .toResolvedValue(({ learnAllowList }) => learnAllowList, [TOKENS.config])
    .inSingletonScope();
});

/** The use cases over whatever is bound. */
export const applicationModule = new ContainerModule(({ bind }) => {
  const names = Object.keys(APPLICATION_TOKENS);
  bind(TOKENS.application)
    .toResolvedValue(
      (...parts: readonly unknown[]) =>
        // The type of the tokens says that each name comes with its part.
        createApplication(
          Object.fromEntries(names.map((name, at) => [name, parts[at]])) as unknown as ApplicationDeps,
        ),
      Object.values(APPLICATION_TOKENS),
    )
    .inSingletonScope();
});
