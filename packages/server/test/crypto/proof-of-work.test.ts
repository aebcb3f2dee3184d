import { createHash } from 'node:crypto';
import type { HumanQuestion } from '@ykd/application/ports';
import { fakeClock, humanCheckContract } from '@ykd/application/testing';
import { expect, it } from 'vitest';
import { createProofOfWork } from '../../src/crypto/proof-of-work.js';
import { createSecrets } from '../../src/crypto/secrets.js';

const BITS = 8;
const secrets = createSecrets(['a secret of at least 32 characters!']);

/** Whether the digest of a text begins with so many zeros, counted another way than the program does. */
const begins = (text: string, bits: number): boolean =>
  [...createHash('sha256').update(text).digest()]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .startsWith('0'.repeat(bits));

/** The first number that makes the digest fit, or not fit. */
const find = ({ token, bits }: HumanQuestion, fits: boolean): string => {
  for (let number = 0; ; number += 1) {
    const text = `${token}.${number}`;
    if (begins(text, bits) === fits) return text;
  }
};

const subject = () => {
  const clock = fakeClock();
  return {
    clock,
    humanCheck: createProofOfWork({ secrets, clock }, BITS),
    answer: (question: HumanQuestion) => find(question, true),
    wrong: (question: HumanQuestion) => find(question, false),
  };
};

humanCheckContract('proof of work', async () => ({ subject: subject() }));

it('does not take an answer that another secret asked for, nor one with a later end', () => {
  const { clock, humanCheck, answer } = subject();
  const other = createProofOfWork(
    { secrets: createSecrets(['another secret of 32 characters!!!!']), clock },
    BITS,
  );
  expect(humanCheck.accepts('m', answer(other.ask('m')))).toBe(false);
  const { token, bits } = humanCheck.ask('m');
  const [ends = '', ...rest] = token.split('.');
  const later = [(Number.parseInt(ends, 36) + 1).toString(36), ...rest].join('.');
  expect(humanCheck.accepts('m', answer({ token: later, bits }))).toBe(false);
});
