/** The longest personal signature, in Unicode code points (Specification §5, §9). */
export const SIGNATURE_MAX = 100;

/** The length of an SMS code, in UTF-16 code units (Specification §5, §9). */
export const SMS_CODE_LENGTH = 6;

/** How long the SMS send button stays disabled after a code was sent, in seconds (Specification §4, §9). */
export const SMS_RESEND_SECONDS = 60;

/** The shortest password, in UTF-16 code units (Specification §5, §9). */
export const PASSWORD_MIN = 8;

/** The longest password, in UTF-16 code units: hashing anything longer only costs time. Beyond the Specification. */
export const PASSWORD_MAX = 128;

/** The longest login account (a username or a mobile), in UTF-16 code units. Beyond the Specification. */
export const ACCOUNT_MAX = 64;
