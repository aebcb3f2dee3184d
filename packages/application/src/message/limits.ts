import type { SmsSetting } from '../entities/message.js';

/** How many receivers one message has at the most. */
export const MESSAGE_RECEIVERS_MAX = 10_000;
/** The longest name of a template, in Unicode code points. */
export const TEMPLATE_NAME_MAX = 30;
/** So many templates are kept. */
export const TEMPLATES_MAX = 100;
/** The dearest piece of a text message that somebody may set, cents. */
export const SMS_PRICE_MAX = 1_000;
/** The most messages, and cents, of a sender in a day that somebody may set. */
export const SMS_DAILY_MAX = 1_000_000;

/** What counts until somebody sets something else: 5 cents a piece, 500 receivers and 100 yuan of each sender in a day. */
export const SMS_SETTING_DEFAULT: SmsSetting = {
  id: 'sms',
  price: 5,
  dailyMessages: 500,
  dailyCents: 10_000,
  version: 0,
  changedBy: null,
  changedAt: 0,
};
