import type { Outcome } from '../shared/outcome.js';

/** The longest code that somebody types, with what people put in between. */
export const FACTOR_CODE_MAX = 24;

/** How the second factor of the caller stands. Instants are epoch ms. */
export interface SecondFactorState {
  /** Everybody of the staff has to have one. */
  readonly isRequired: boolean;
  /** Since when he has one; null: he has none. */
  readonly since: number | null;
  /** When a code was given in this session. */
  readonly givenAt: number | null;
  /** How many recovery codes are left. */
  readonly codesLeft: number;
}

/** What an app is set up with: the secret as it is typed, and what the QR code says. */
export interface Enrolment {
  readonly secret: string;
  readonly uri: string;
}

/** Recovery codes, which are shown this once. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}

interface CodeInput {
  /** Of the app, or a recovery code. */
  readonly code: string;
}

type Refused = 'not-logged-in' | 'forbidden';
type WrongCode = 'wrong-second-factor' | 'too-many-attempts' | 'entity-not-found';

/** The second factor of staff: a code of an app beside the password. Beyond the Specification. */
export interface SecondFactorPort {
  state(): Outcome<SecondFactorState, Refused>;
  /** A new secret, which counts once it is confirmed; who has one gave a code a short while ago. */
  begin(): Outcome<Enrolment, Refused | 'second-factor-needed'>;
  /** The app shows the right codes: the new secret counts, and every other session of his ends. */
  confirm(input: CodeInput): Outcome<RecoveryCodes, Refused | WrongCode | 'second-factor-needed'>;
  /** Opens the console to this session, and for a while what is sensitive. */
  verify(input: CodeInput): Outcome<null, Refused | WrongCode>;
  /** New recovery codes in the place of those there are. */
  renewCodes(): Outcome<RecoveryCodes, Refused | 'entity-not-found' | 'second-factor-needed'>;
  /** Goes without from now on, where nobody has to have one. */
  remove(input: CodeInput): Outcome<null, Refused | WrongCode>;
}
