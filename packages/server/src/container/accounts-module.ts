import { createGitlab, createRocketChat } from '@ykd/adapters-http/upstream';
import type { AccountRules } from '@ykd/application/account-sync';
import type { AccountService, AccountServices, SyncTarget } from '@ykd/application/ports';
import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { LocalServices } from '../settings/local-services.js';
import type { AccountsConfig } from '../settings/accounts.js';
import { TOKENS } from './tokens.js';

/** Members read what a service said; what lies behind it is for the operator. */
const logged = (service: AccountService, target: SyncTarget, logger: Logger): AccountService => ({
  ...service,
  put: async (account) => {
    try {
      return await service.put(account);
    } catch (error) {
      logger.warn({ err: error, target, userId: account.ownerId }, 'an account was not brought up to date');
      throw error;
    }
  },
});

const servicesOf = (
  { chat, codeHost }: AccountsConfig,
  local: LocalServices['accounts'] | undefined,
  logger: Logger,
): AccountServices => {
  const chatAt = chat.kind === 'rocketchat' ? chat : local?.chat;
  const codeHostAt = codeHost.kind === 'gitlab' ? codeHost : local?.codeHost;
  if (chatAt === undefined) logger.warn('ROCKETCHAT_URL is not set: members get no accounts in the chat');
  if (codeHostAt === undefined)
    logger.warn('GITLAB_URL is not set: members get no accounts on the code host');
  return {
    ...(chatAt === undefined ? {} : { chat: logged(createRocketChat(chatAt), 'chat', logger) }),
    ...(codeHostAt === undefined
      ? {}
      : { 'code-host': logged(createGitlab(codeHostAt), 'code-host', logger) }),
  };
};

/** The services in which members get accounts: the ones that are set up, or the built-in ones that run beside us. */
export const accountsModule = (local: LocalServices['accounts'] | undefined): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.accountServices)
      .toResolvedValue(
        ({ accounts }, logger) => servicesOf(accounts, local, logger),
        [TOKENS.config, TOKENS.logger],
      )
      .inSingletonScope();
    bind(TOKENS.accountRules)
      .toResolvedValue(
        ({ accounts, publicOrigin }, ownAddress): AccountRules => ({
          chatPassword: accounts.chatPassword,
          get publicUrl() {
            return publicOrigin ?? ownAddress.get();
          },
        }),
        [TOKENS.config, TOKENS.ownAddress],
      )
      .inSingletonScope();
  });
