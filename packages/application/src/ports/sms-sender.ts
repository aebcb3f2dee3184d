/** Sends text messages. */
export interface SmsSender {
  /**
   * Sends a login or password code to a mobile. Resolves when the service took it; throws SmsUnavailableError when it
   * did not, whatever the reason.
   */
  sendCode(message: { readonly mobile: string; readonly code: string }): Promise<void>;
}

/** The SMS service did not take a message. The cause is for the log, never for the member. */
export class SmsUnavailableError extends Error {
  override readonly name = 'SmsUnavailableError';
}
