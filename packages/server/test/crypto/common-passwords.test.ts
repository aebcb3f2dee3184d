import { expect, it } from 'vitest';
import { createCommonPasswords } from '../../src/crypto/common-passwords.js';
import { DEMO_PASSWORD } from '../../src/demo/index.js';

const common = createCommonPasswords();

it.each(['password', 'Password1', '12345678', 'QWERTYUIOP', 'iloveyou1', '1q2w3e4r5t'])(
  'knows %s',
  async (password) => {
    expect(await common.has(password)).toBe(true);
  },
);

it.each([DEMO_PASSWORD, 'correct horse', '', 'constructor-of-things', '__proto__ and more'])(
  'does not know %j',
  async (password) => {
    expect(await common.has(password)).toBe(false);
  },
);
