import type { Clock } from '../../ports/clock.js';
import type { PaymentNotice, RawNotice } from '../../ports/payment-provider.js';

/** How old a notification may be when it is read. */
const MAX_AGE_MS = 5 * 60_000;

/** What a fake provider has to tell, sealed with signatures that nobody else can make. */
export interface ToldNotices {
  tell(notice: PaymentNotice): void;
  /** Everything told so far, oldest first, signed as of now. */
  signed(): readonly RawNotice[];
  /** What one of them says; undefined for a changed, a made-up or an old one. */
  read(notice: RawNotice): PaymentNotice | undefined;
}

export const toldNotices = (clock: Clock): ToldNotices => {
  const told: PaymentNotice[] = [];
  const signed = new Map<string, string>();
  return {
    tell: (notice) => void told.push(notice),
    signed: () =>
      told.map((notice) => {
        const body = JSON.stringify(notice);
        const timestamp = `${Math.floor(clock.now() / 1000)}`;
        const signature = `signature-${signed.size + 1}`;
        signed.set(signature, `${timestamp} ${body}`);
        return {
          headers: { 'wechatpay-timestamp': timestamp, 'wechatpay-signature': signature },
          body,
        };
      }),
    read: ({ headers, body }) => {
      const timestamp = headers['wechatpay-timestamp'];
      const age = Math.abs(clock.now() - Number(timestamp) * 1000);
      const isSigned = signed.get(headers['wechatpay-signature'] ?? '') === `${timestamp} ${body}`;
      return isSigned && age <= MAX_AGE_MS ? (JSON.parse(body) as PaymentNotice) : undefined;
    },
  };
};
