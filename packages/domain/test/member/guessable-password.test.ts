import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { guessablePasswordIssue } from '../../src/member/index.js';

const COMMON = '这个密码太常见，很容易被猜中，请换一个';
const NAME = '密码不能是你的用户名或手机号，请换一个';
const names = ['XiaoMing', '13800000002', null, undefined, ' ', 'li'];

describe('a password that others would guess', () => {
  it('is a common one, whatever else it is', () => {
    expect(guessablePasswordIssue('password', { isCommon: true, names })).toBe(COMMON);
  });

  it.each(['xiaoming', 'XIAOMING', 'XiaoMing2026', 'xiaoming!!', '13800000002', '13800000002_1'])(
    'is the name %s',
    (password) => {
      expect(guessablePasswordIssue(password, { isCommon: false, names })).toBe(NAME);
    },
  );

  it.each(['xiaomingxihuan', 'my xiaoming', 'li', '1380000000', 'ykd-demo-2026', ''])(
    'is not %j',
    (password) => {
      expect(guessablePasswordIssue(password, { isCommon: false, names })).toBeUndefined();
    },
  );

  it('is never one for him who has no names, nor any that throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (password) => {
        expect(guessablePasswordIssue(password, { isCommon: false, names: [] })).toBeUndefined();
        guessablePasswordIssue(password, { isCommon: false, names: [password, ''] });
      }),
    );
  });
});
