import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../src/container/answer-question.js';

/** How many zeros the digest of a text begins with, in bits. */
const zeros = (text: string): number =>
  /^0*/.exec(
    [...createHash('sha256').update(text).digest()].map((byte) => byte.toString(2).padStart(8, '0')).join(''),
  )?.[0].length ?? 0;

describe('the answer to whether a machine asks for a code', () => {
  it.each([0, 1, 5, 12])('begins a digest with %i zero bits', async (bits) => {
    const answer = await answerQuestion({ token: `a.b.c${bits}`, bits });
    expect(answer).toMatch(new RegExp(`^a\\.b\\.c${bits}\\.\\d+$`));
    expect(zeros(answer)).toBeGreaterThanOrEqual(bits);
  });
});
