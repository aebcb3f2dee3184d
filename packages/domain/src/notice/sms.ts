/** So many UTF-16 code units a text message has that is sent in one piece. Beyond the Specification. */
export const SMS_SINGLE_MAX = 70;

/** So many UTF-16 code units each piece has of a text message that is sent in several. Beyond the Specification. */
export const SMS_PART_MAX = 67;

/**
 * The most pieces of one text message, of {@link SMS_PART_MAX} UTF-16 code units each. Beyond the Specification.
 */
export const SMS_SEGMENTS_MAX = 8;

/**
 * In how many pieces a text message is sent, and charged: carriers count UTF-16 code units, 70 in one piece, 67 in each of
 * several. An empty one is one piece. Beyond the Specification.
 *
 * @param text - the whole text, with the name in front of it
 */
export const smsSegments = (text: string): number =>
  text.length <= SMS_SINGLE_MAX ? 1 : Math.ceil(text.length / SMS_PART_MAX);

/** What one sender may send by text message in a Shanghai day. Beyond the Specification. */
export type SmsLimits = {
  /** To how many receivers. */
  readonly dailyMessages: number;
  /** For how much money, in cents. */
  readonly dailyCents: number;
};

/** What a sender has sent by text message in a Shanghai day, or is about to send. Beyond the Specification. */
export type SmsUse = {
  /** To how many receivers. */
  readonly messages: number;
  /** For how much money, in cents. */
  readonly cents: number;
};

/**
 * The Chinese message when a sender who has sent so much today may not send so much more; `undefined` when he may. Exactly
 * the limit still passes. Beyond the Specification.
 *
 * @param used - what he has sent today
 * @param more - what he wants to send
 * @param limits - those of one day
 */
export const smsLimitIssue = (
  used: SmsUse,
  more: SmsUse,
  { dailyMessages, dailyCents }: SmsLimits,
): string | undefined => {
  if (used.messages + more.messages > dailyMessages)
    return `短信每天最多发给 ${dailyMessages} 人，你今天还能发给 ${Math.max(0, dailyMessages - used.messages)} 人`;
  if (used.cents + more.cents > dailyCents) return '超过了你每天的短信费用上限';
  return undefined;
};
