import { createWeixinOAuth, type WeixinOAuthOptions } from '@ykd/adapters-http/upstream';
import type { WeixinOAuth } from '@ykd/application/ports';
import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
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
export const weixinModule = (local: WeixinOAuthOptions | undefined): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.weixin)
      .toResolvedValue(
        ({ weixin, allowedOrigins: allowedTargets }, logger) => {
          const account = weixin.kind === 'official' ? { ...weixin, apiUrl: () => weixin.apiUrl } : local;
          if (account === undefined) return { allowedTargets };
          return { allowedTargets, oauth: logged(createWeixinOAuth(account), logger) };
        },
        [TOKENS.config, TOKENS.logger],
      )
      .inSingletonScope();
  });
