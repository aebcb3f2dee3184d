/** What stands in front of every text message for a name, and is charged for as well. */
export const smsSign = (name: string): string => `【${name}】`;

/** Sends text messages. */
export interface SmsSender {
  /** What it puts in front of every message, see {@link smsSign}. */
  readonly sign: string;
  /**
   * Sends a login or password code to a mobile. Resolves when the service took it; throws SmsUnavailableError when it
   * did not, whatever the reason, and SmsUnclearError, which is one of those, when nobody knows whether it did.
   */
  sendCode(message: { readonly mobile: string; readonly code: string }): Promise<void>;
  /** Sends a text of staff, with its {@link sign} in front of it. Resolves and throws as for a code; never tries twice. */
  sendText(message: { readonly mobile: string; readonly text: string }): Promise<void>;
}

/** The SMS service did not take a message. The cause is for the log, never for the member. */
export class SmsUnavailableError extends Error {
  override readonly name: string = 'SmsUnavailableError';
}

/** The answer of the SMS service was lost: the message may have been sent, and is paid for then. */
export class SmsUnclearError extends SmsUnavailableError {
  override readonly name = 'SmsUnclearError';
}
