import { PAYMENT_NOTICE_PATH, type PaymentNoticePort } from '@ykd/application/payment';
import { err, ok } from '@ykd/domain/shared';

/** Posts a notification as WeChat Pay does. */
const postNotice = (
  baseUrl: string,
  { headers, body }: Parameters<PaymentNoticePort['receive']>[0],
): Promise<Response> =>
  fetch(`${baseUrl}${PAYMENT_NOTICE_PATH}`, {
    method: 'POST',
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
    body,
  });

/** The way in of notifications, as WeChat Pay sees it. */
export const noticesOverHttp = (baseUrl: string): PaymentNoticePort => ({
  receive: async (notice) => {
    const { status } = await postNotice(baseUrl, notice);
    if (status === 200 || status === 204) return ok(null);
    if (status === 401) return err({ kind: 'forged-notice' });
    throw new Error(`answered with ${status}`);
  },
});
