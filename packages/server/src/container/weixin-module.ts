import { createWeixinMessenger, createWeixinOAuth } from '@ykd/adapters-http/upstream';
import type { WeixinOAuth } from '@ykd/application/ports';
import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { LocalServices } from '../settings/local-services.js';
import { TOKENS } from './tokens.js';

/** Members are told to try again; why WeChat could not be asked is for the operator. */
const logged = (oauth: WeixinOAuth, logger: Logger): WeixinOAuth => ({
  ...oauth,
  openidOf: async (code) => {
    try {
      return await oauth.openidOf(code);
    } catch (error) {
      logger.error({ err: error }, 'WeChat did not say who a code stands for');
      throw error;
    }
  },
});

/** WeChat: that of the official account, the built-in one, or none. */
export const weixinModule = (local: LocalServices['weixin']): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.weixin)
      .toResolvedValue(
        ({ weixin, allowedOrigins: allowedTargets }, logger, clock) => {
          const account = weixin.kind === 'official' ? { ...weixin, apiUrl: () => weixin.apiUrl } : local;
          if (account === undefined) return { allowedTargets };
          const { templateId } = account;
          const now = (): number => clock.now();
          return {
            allowedTargets,
            oauth: logged(createWeixinOAuth(account), logger),
            ...(templateId === undefined
              ? {}
              : { messenger: createWeixinMessenger({ ...account, templateId, now }) }),
          };
        },
        [TOKENS.config, TOKENS.logger, TOKENS.clock],
      )
      .inSingletonScope();
  });
