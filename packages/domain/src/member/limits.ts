/** The longest personal signature, in Unicode code points (Specification §5, §9). */
export const SIGNATURE_MAX = 100;

/** The length of an SMS code, in UTF-16 code units (Specification §5, §9). */
export const SMS_CODE_LENGTH = 6;

/** How long the SMS send button stays disabled after a code was sent, in seconds (Specification §4, §9). */
export const SMS_RESEND_SECONDS = 60;

/** How long an SMS code can be used, in milliseconds: 5 minutes. Beyond the Specification. */
export const SMS_CODE_LIFETIME_MS = 5 * 60_000;

/**
 * How many tries a code has at the address that asked for it, and as many at all others together; the right one at the
 * last try still counts. Beyond the Specification.
 */
export const SMS_CODE_MAX_TRIES = 5;

/** How many codes one mobile gets within 24 hours. Beyond the Specification. */
export const SMS_PER_MOBILE_AND_DAY = 10;

/** How many codes one network address may ask for within an hour. Beyond the Specification. */
export const SMS_PER_ADDRESS_AND_HOUR = 20;

/** The longest e-mail address, in UTF-16 code units (RFC 5321 §4.5.3.1.3). Beyond the Specification. */
export const EMAIL_MAX = 254;

/** The longest side of a picture that may be uploaded, in pixels. Beyond the Specification. */
export const PICTURE_SIDE_MAX = 4096;

/** The longest real name, school name or major, in Unicode code points. Beyond the Specification. */
export const PROFILE_TEXT_MAX = 64;

/** The shortest password, in UTF-16 code units (Specification §5, §9). */
export const PASSWORD_MIN = 8;

/** The longest password, in UTF-16 code units: hashing anything longer only costs time. Beyond the Specification. */
export const PASSWORD_MAX = 128;

/** The longest login account (a username or a mobile), in UTF-16 code units. Beyond the Specification. */
export const ACCOUNT_MAX = 64;
