import { join } from 'node:path';
import type { WeixinPaySettings } from '@ykd/adapters-http/upstream';
import { createLocalWeixinPay, type LocalWeixinPay } from '@ykd/local-services';
import type { Config } from '../settings/config.js';
import { LOCAL_WEIXIN_APP_ID } from './weixin.js';

/** The built-in WeChat Pay beside the server, on a port of its own that only this machine reaches. */
export interface LocalPayments {
  readonly local: LocalWeixinPay;
  /** How the platform reaches it. */
  readonly settings: WeixinPaySettings;
}

/**
 * Starts the built-in WeChat Pay where the settings leave payments to the platform. What it knows is kept in the data
 * folder. `pageOrigin`: where browsers find the platform, asked for once it listens.
 */
export const startLocalPayments = async (
  { weixinPay, weixin, dataDir }: Config,
  now: () => number,
  pageOrigin: () => string,
): Promise<LocalPayments | undefined> => {
  if (weixinPay.kind !== 'local') return undefined;
  const local = await createLocalWeixinPay({
    folder: join(dataDir, 'local-weixin-pay'),
    appId: weixin.kind === 'official' ? weixin.appId : LOCAL_WEIXIN_APP_ID,
    now,
    pageOrigin,
  });
  const address = await local.fastify.listen({ port: 0, host: '127.0.0.1' });
  return { local, settings: local.settings(address) };
};
