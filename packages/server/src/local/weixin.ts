import { randomBytes } from 'node:crypto';
import type { WeixinOAuthOptions } from '@ykd/adapters-http/upstream';
import { LOCAL_WEIXIN_PREFIX, type LocalWeixinOptions } from '@ykd/local-services';
import type { OwnAddress } from '../settings/own-address.js';
import type { WeixinConfig } from '../settings/weixin.js';

/** The app of the built-in WeChat, and so of what is paid there. */
export const LOCAL_WEIXIN_APP_ID = 'wx-local';

/** The built-in WeChat, which the platform serves itself. */
export interface LocalWeixin {
  /** The platform's account there. */
  readonly account: LocalWeixinOptions;
  /** How the platform reaches it. */
  readonly settings: WeixinOAuthOptions;
}

/** The built-in WeChat, where the settings leave it to the platform. */
export const localWeixin = (
  { kind }: WeixinConfig,
  now: () => number,
  ownAddress: OwnAddress,
): LocalWeixin | undefined => {
  if (kind !== 'local') return undefined;
  const app = { appId: LOCAL_WEIXIN_APP_ID, appSecret: randomBytes(24).toString('base64url') };
  return {
    account: { ...app, now },
    settings: {
      ...app,
      openUrl: LOCAL_WEIXIN_PREFIX,
      apiUrl: () => `${ownAddress.get()}${LOCAL_WEIXIN_PREFIX}`,
    },
  };
};
