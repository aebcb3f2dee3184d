import { portSuites } from '@ykd/application/testing';
import { expect, it } from 'vitest';
import { answerBook } from './support/answer-book.js';
import { overHttp } from './support/world.js';

const answers = answerBook();

portSuites('over a socket', overHttp(answers.watched));

it('the answers to the suites hold what the contracts say and nothing more', () => {
  expect(answers.misfits).toEqual([]);
});

it('the suites make every call, and it works', () => {
  const what = 'a call that works in no suite: try it in application/src/testing/port-suites';
  expect(answers.unanswered(), what).toEqual([]);
});
