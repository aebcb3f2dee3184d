import { expect, test } from 'vitest';
import { COPY_KINDS, COPY_VERDICTS } from '../../src/campaign/index.js';

test('what is like another one waits for a verdict first', () => {
  expect(COPY_VERDICTS).toStrictEqual(['none', 'copy', 'own']);
  expect(COPY_KINDS).toStrictEqual(['text', 'picture']);
  expect(Object.isFrozen(COPY_VERDICTS) && Object.isFrozen(COPY_KINDS)).toBe(true);
});
