/** How many codes may be sent altogether: each one costs money, and somebody his patience. */
export interface SmsRules {
  readonly perHour: number;
  readonly perDay: number;
}

/** What holds unless the settings say otherwise. */
export const DEFAULT_SMS_RULES: SmsRules = { perHour: 1_000, perDay: 5_000 };

/** How many codes an hour go to one network address before somebody has to show that he is no machine. */
export const UNASKED_PER_ADDRESS_AND_HOUR = 5;

/** Which part of the ceiling of an hour goes out before everybody has to. */
export const UNASKED_SHARE = 1 / 4;
