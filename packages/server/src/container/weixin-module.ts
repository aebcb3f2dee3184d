import { createWeixinOAuth, LOCAL_WEIXIN_PREFIX } from '@ykd/adapters-http/upstream';
import type { WeixinOAuth } from '@ykd/application';
import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import { LOCAL_WEIXIN_APP_ID } from '../settings/weixin.js';
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
export const weixinModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.localWeixin)
    .toResolvedValue(
      (secrets, clock) => ({
        appId: LOCAL_WEIXIN_APP_ID,
        appSecret: secrets.digest('local-weixin', 'app-secret'),
        now: () => clock.now(),
      }),
      [TOKENS.secrets, TOKENS.clock],
    )
    .inSingletonScope();
  bind(TOKENS.weixin)
    .toResolvedValue(
      ({ weixin, allowedOrigins }, logger, local, ownAddress) => {
        const allowedTargets = allowedOrigins;
        if (weixin.kind === 'off') return { allowedTargets };
        const oauth =
          weixin.kind === 'official'
            ? createWeixinOAuth({ ...weixin, apiUrl: () => weixin.apiUrl })
            : createWeixinOAuth({
                ...local,
                openUrl: LOCAL_WEIXIN_PREFIX,
                apiUrl: () => `${ownAddress.get()}${LOCAL_WEIXIN_PREFIX}`,
              });
        return { allowedTargets, oauth: logged(oauth, logger) };
      },
      [TOKENS.config, TOKENS.logger, TOKENS.localWeixin, TOKENS.ownAddress],
    )
    .inSingletonScope();
});
