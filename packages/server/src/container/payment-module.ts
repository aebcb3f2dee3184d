import { createWeixinPay, offPayments, type WeixinPaySettings } from '@ykd/adapters-http/upstream';
import { PAYMENT_NOTICE_PATH } from '@ykd/application/payment';
import type { PaymentProvider } from '@ykd/application/ports';
import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import { TOKENS } from './tokens.js';

/** Buyers are told to try again; why WeChat Pay could not be asked is for the operator. */
const logged = (provider: PaymentProvider, logger: Logger): PaymentProvider => {
  const log =
    <A, T>(call: (input: A) => Promise<T>, text: string) =>
    async (input: A): Promise<T> => {
      try {
        return await call(input);
      } catch (error) {
        logger.warn({ err: error }, text);
        throw error;
      }
    };
  return {
    ...provider,
    begin: log(provider.begin, 'WeChat Pay began no payment'),
    query: log(provider.query, 'WeChat Pay did not say how a payment stands'),
    close: log(provider.close, 'WeChat Pay did not close a payment'),
  };
};

/** WeChat Pay: that of the merchant, the built-in one that runs beside us, or none. */
export const paymentModule = (local: WeixinPaySettings | undefined): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.payment)
      .toResolvedValue(
        ({ weixinPay, transfers, publicOrigin }, logger, clock, ownAddress) => {
          const settings = weixinPay.kind === 'merchant' ? weixinPay : local;
          if (settings === undefined) logger.warn('WXPAY_MCH_ID is not set: nothing can be paid');
          const provider =
            settings === undefined ? offPayments : createWeixinPay(settings, { now: () => clock.now() });
          return {
            provider: logged(provider, logger),
            transfers,
            get notifyUrl() {
              // The built-in one is on this machine, and need not know the way round.
              const origin = local === undefined ? publicOrigin : undefined;
              return `${origin ?? ownAddress.get()}${PAYMENT_NOTICE_PATH}`;
            },
          };
        },
        [TOKENS.config, TOKENS.logger, TOKENS.clock, TOKENS.ownAddress],
      )
      .inSingletonScope();
  });
