import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  HUMAN_ANSWER_MAX,
  HUMAN_ANSWER_MS,
  type Clock,
  type HumanCheck,
  type Secrets,
} from '@ykd/application/ports';

/** About 65 000 digests: about a second in a browser, some seconds on an old phone. */
const WORK_BITS = 16;

const PURPOSE = 'human-check';
const RANDOM_BYTES = 9;

/** What a token consists of, and what was found for it: base36 and base64url, so that a dot stands only in between. */
const ANSWER = /^([\da-z]{1,11})\.([\w-]{12})\.([\w-]{43})\.(.+)$/;

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** How many zero bits the digest of a text begins with, as far as the first 32 go. */
const zeroBits = (text: string): number =>
  Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));

/**
 * Asks for work: a number that makes a digest begin with zeros. It keeps nobody out who has a computer to spend on it;
 * it makes asking for thousands of codes cost time, without a third party and without asking a person anything.
 */
export const createProofOfWork = (
  { secrets, clock }: { readonly secrets: Pick<Secrets, 'digest'>; readonly clock: Clock },
  bits = WORK_BITS,
): HumanCheck => {
  const sign = (subject: string, ends: string, random: string): string =>
    secrets.digest(PURPOSE, `${ends}.${random}.${subject}`);
  return {
    ask: (subject) => {
      const ends = (clock.now() + HUMAN_ANSWER_MS).toString(36);
      const random = randomBytes(RANDOM_BYTES).toString('base64url');
      return { token: `${ends}.${random}.${sign(subject, ends, random)}`, bits };
    },
    accepts: (subject, answer) => {
      const [, ends, random, signature] = (answer.length <= HUMAN_ANSWER_MAX && ANSWER.exec(answer)) || [];
      if (ends === undefined || random === undefined || signature === undefined) return false;
      const left = Number.parseInt(ends, 36) - clock.now();
      return (
        left > 0 &&
        left <= HUMAN_ANSWER_MS &&
        isEqual(signature, sign(subject, ends, random)) &&
        zeroBits(answer) >= bits
      );
    },
  };
};
