/** A question that costs a person's browser little, and whoever asks for very many codes a lot. */
export interface HumanQuestion {
  /** Begins the answer. At most 200 characters, without white space. */
  readonly token: string;
  /** How many zero bits the SHA-256 digest of the answer begins with; the answer is `{token}.{whatever makes it so}`. */
  readonly bits: number;
}

/** Tells people from machines, as far as that goes. Keeps nothing: questions of every process are known to all. */
export interface HumanCheck {
  /** A new question to whoever asks for something in the name of `subject`. */
  ask(subject: string): HumanQuestion;
  /** Whether this is an answer to a question that was asked of this subject within the last HUMAN_ANSWER_MS. */
  accepts(subject: string, answer: string): boolean;
}

/** How long a question can be answered, ms: an old phone takes some seconds. */
export const HUMAN_ANSWER_MS = 2 * 60_000;

/** The longest answer, in characters. */
export const HUMAN_ANSWER_MAX = 300;
