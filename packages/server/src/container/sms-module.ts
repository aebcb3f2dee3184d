import { createAliyunSms } from '@ykd/adapters-http/upstream';
import type { SmsSender } from '@ykd/application/ports';
import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { LocalServices } from '../settings/local-services.js';
import { TOKENS } from './tokens.js';

/** Why a message was not sent is for the operator alone; to whom, for nobody. */
const logged = (sender: SmsSender, logger: Logger): SmsSender => {
  const watched =
    <M>(send: (message: M) => Promise<void>) =>
    async (message: M): Promise<void> => {
      try {
        await send(message);
      } catch (error) {
        logger.error({ err: error }, 'a text message was not sent');
        throw error;
      }
    };
  return { sign: sender.sign, sendCode: watched(sender.sendCode), sendText: watched(sender.sendText) };
};

/** The SMS service: Alibaba Cloud's, or the built-in one. */
export const smsModule = (local: LocalServices['sms']): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.smsSender)
      .toResolvedValue(
        ({ sms }, logger, clock) => {
          if (sms.kind === 'aliyun') return logged(createAliyunSms(sms, { clock }), logger);
          if (local === undefined) throw new Error('the built-in SMS service does not run');
          return local.sender;
        },
        [TOKENS.config, TOKENS.logger, TOKENS.clock],
      )
      .inSingletonScope();
  });
