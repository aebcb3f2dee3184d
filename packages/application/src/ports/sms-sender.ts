/** The name that stands in front of every text message, and is charged for as well. */
export const SMS_SIGN = '【优课达】';

/** Sends text messages. */
export interface SmsSender {
  /**
   * Sends a login or password code to a mobile. Resolves when the service took it; throws SmsUnavailableError when it
   * did not, whatever the reason, and SmsUnclearError, which is one of those, when nobody knows whether it did.
   */
  sendCode(message: { readonly mobile: string; readonly code: string }): Promise<void>;
  /** Sends a text of staff, with {@link SMS_SIGN} in front of it. Resolves and throws as for a code; never tries twice. */
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
