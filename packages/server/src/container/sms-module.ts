import { createAliyunSms, createLocalSms, type SmsOutbox } from '@ykd/adapters-http/upstream';
import type { SmsSender } from '@ykd/application';
import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import { TOKENS } from './tokens.js';

/** Why a message was not sent is for the operator alone; to whom, for nobody. */
const logged = (sender: SmsSender, logger: Logger): SmsSender => ({
  sendCode: async (message) => {
    try {
      await sender.sendCode(message);
    } catch (error) {
      logger.error({ err: error }, 'a text message was not sent');
      throw error;
    }
  },
});

/** Without a phone to show them, the local service's messages go into the log too. */
const shown = (local: SmsSender & SmsOutbox, logger: Logger): SmsSender => ({
  sendCode: async (message) => {
    await local.sendCode(message);
    logger.info({ sms: local.lastFor(message.mobile) }, 'text message of the local service');
  },
});

/** The SMS service. */
export const smsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.smsOutbox)
    .toResolvedValue((clock) => createLocalSms(clock), [TOKENS.clock])
    .inSingletonScope();
  bind(TOKENS.smsSender)
    .toResolvedValue(
      ({ sms }, logger, clock, local) =>
        sms.kind === 'aliyun' ? logged(createAliyunSms(sms, { clock }), logger) : shown(local, logger),
      [TOKENS.config, TOKENS.logger, TOKENS.clock, TOKENS.smsOutbox],
    )
    .inSingletonScope();
});
