import { join } from 'node:path';
import { createLocalWeixinPay } from '@ykd/local-services';
import { merchantEnvironment } from '../../dist/settings/weixin-pay.js';

/** A WeChat Pay in this process, whose notifications go out when something is paid. */
export const startProvider = async (folder) => {
  const local = await createLocalWeixinPay({
    folder: join(folder, 'weixin-pay'),
    appId: 'wx-bench',
    now: () => Date.now(),
    pageOrigin: () => 'http://payers.example',
  });
  const address = await local.fastify.listen({ port: 0, host: '127.0.0.1' });
  const noticeOf = new Map();
  return {
    environment: merchantEnvironment(local.settings(address)),
    /** Pays and tells of it; answers the status of the notification. */
    scan: async (prepayId) => {
      const { outTradeNo } = local.tradeOfPrepay(prepayId);
      local.pay(outTradeNo);
      for (const { id, about } of local.notices().slice(noticeOf.size)) noticeOf.set(about.outTradeNo, id);
      return local.deliver(noticeOf.get(outTradeNo));
    },
    close: () => local.close(),
  };
};
