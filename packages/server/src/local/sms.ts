import { createLocalSms, type LocalSms } from '@ykd/local-services';
import type { SmsSender } from '@ykd/application/ports';
import { maskMobile } from '@ykd/domain/member';
import type { Logger } from 'pino';
import type { SmsSettings } from '../settings/sms.js';

/** The built-in SMS service, where the settings leave messages to the platform. */
export const localSms = ({ kind }: SmsSettings, now: () => number): LocalSms | undefined =>
  kind === 'local' ? createLocalSms({ now }) : undefined;

/** Without a phone to show them, its codes go into the log too; of texts of staff only that there was one. */
export const shown = (local: LocalSms, logger: Logger): SmsSender => ({
  sign: local.sign,
  sendCode: async (message) => {
    await local.sendCode(message);
    logger.info({ sms: local.lastFor(message.mobile) }, 'text message of the local service');
  },
  sendText: async (message) => {
    await local.sendText(message);
    // What staff write is for one student, and it is shown where all messages of the service are: a log is for others.
    logger.info({ mobile: maskMobile(message.mobile) }, 'text message of staff of the local service');
  },
});
