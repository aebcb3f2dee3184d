import { instant, nullable } from '@ykd/application/entity';
import {
  messageFields,
  messageReceiverFields,
  messageTemplateFields,
  noticeFields,
  smsOptOutFields,
  smsSettingFields,
  weixinPermitFields,
  weixinTellingFields,
} from '@ykd/application/entities';
import { table } from './table.js';

/** What students are told, and what staff send. */
export const NOTICE_TABLES = {
  notice: table(noticeFields),
  sms_opt_out: table(smsOptOutFields),
  /** `due_at`: when somebody goes on with it; null: it has ended. */
  message: table({ ...messageFields, dueAt: nullable(instant()) }),
  message_receiver: table(messageReceiverFields),
  message_template: table(messageTemplateFields),
  sms_setting: table(smsSettingFields),
  weixin_permit: table(weixinPermitFields),
  /** `due_at`: when somebody goes on with it. */
  weixin_telling: table({ ...weixinTellingFields, dueAt: instant() }),
};
