import { dirname, join, relative } from 'node:path';
import type { WeixinPaySettings } from '@ykd/adapters-http/upstream';
import { createLocalWeixinPay, DamagedKeysError, type LocalWeixinPay } from '@ykd/local-services';
import { DataFolderError } from '../persistence/index.js';
import type { Config } from '../settings/config.js';
import { LOCAL_WEIXIN_APP_ID } from './weixin.js';

/** The built-in WeChat Pay beside the server, on a port of its own that only this machine reaches. */
export interface LocalPayments {
  readonly local: LocalWeixinPay;
  /** How the platform reaches it. */
  readonly settings: WeixinPaySettings;
}

const damaged = (dataDir: string, error: DamagedKeysError): DataFolderError =>
  new DataFolderError(
    dataDir,
    `中内置微信支付的密钥文件 ${relative(dataDir, error.file)} 已损坏，没有改动任何内容。请用备份恢复这个文件；` +
      `没有备份时把 ${relative(dataDir, dirname(error.file))} 整个移到别处再启动（内置的微信支付从头开始，` +
      '以前在那里的付款不再认得）。',
    { cause: error },
  );

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
  }).catch((error: unknown) => {
    throw error instanceof DamagedKeysError ? damaged(dataDir, error) : error;
  });
  const address = await local.fastify.listen({ port: 0, host: '127.0.0.1' });
  return { local, settings: local.settings(address) };
};
