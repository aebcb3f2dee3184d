import { createLocalSms, type LocalSms } from '@ykd/local-services';
import type { SmsSender } from '@ykd/application/ports';
import type { Logger } from 'pino';
import type { SmsSettings } from '../settings/sms.js';

/** The built-in SMS service, where the settings leave messages to the platform. */
export const localSms = ({ kind }: SmsSettings, now: () => number): LocalSms | undefined =>
  kind === 'local' ? createLocalSms({ now }) : undefined;

/** Without a phone to show them, its messages go into the log too. */
export const shown = (local: LocalSms, logger: Logger): SmsSender => ({
  sendCode: async (message) => {
    await local.sendCode(message);
    logger.info({ sms: local.lastFor(message.mobile) }, 'text message of the local service');
  },
  sendText: async (message) => {
    await local.sendText(message);
    logger.info({ sms: local.lastFor(message.mobile) }, 'text message of the local service');
  },
});
