import { randomBytes } from 'node:crypto';
import { LOCAL_WEIXIN_PREFIX } from '@ykd/adapters-http/contracts';
import type { LocalWeixinOptions } from '@ykd/local-services';
import type { LocalServices } from '../settings/local-services.js';
import type { OwnAddress } from '../settings/own-address.js';
import type { WeixinConfig } from '../settings/weixin.js';

/** The app of the built-in WeChat, and so of what is paid there. */
export const LOCAL_WEIXIN_APP_ID = 'wx-local';

/** The template of its messages. */
const TEMPLATE_ID = 'tpl-local';

/** The built-in WeChat, which the platform serves itself. */
export interface LocalWeixin {
  /** The platform's account there. */
  readonly account: LocalWeixinOptions;
  /** How the platform reaches it. */
  readonly settings: NonNullable<LocalServices['weixin']>;
}

/** The built-in WeChat, where the settings leave it to the platform. */
export const localWeixin = (
  { kind }: WeixinConfig,
  { now, showsInbox }: Pick<LocalWeixinOptions, 'now' | 'showsInbox'>,
  ownAddress: OwnAddress,
): LocalWeixin | undefined => {
  if (kind !== 'local') return undefined;
  const app = {
    appId: LOCAL_WEIXIN_APP_ID,
    appSecret: randomBytes(24).toString('base64url'),
    templateId: TEMPLATE_ID,
  };
  return {
    account: { ...app, now, showsInbox },
    settings: {
      ...app,
      openUrl: LOCAL_WEIXIN_PREFIX,
      mpUrl: LOCAL_WEIXIN_PREFIX,
      apiUrl: () => `${ownAddress.get()}${LOCAL_WEIXIN_PREFIX}`,
    },
  };
};
