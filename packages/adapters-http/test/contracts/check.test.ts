import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../../src/contracts/areas.js';
import { check } from '../../src/contracts/check.js';
import { memberCalls } from '../../src/contracts/member.js';
import { isChinese } from '../support/chinese.js';

const login = memberCalls.login.body;

describe('check', () => {
  it('names missing, wrong and unknown fields, one issue each', () => {
    expect(check(login, { pwd: 7, admin: true, role: 'x' })).toEqual({
      ok: false,
      error: {
        kind: 'invalid-input',
        issues: [
          { field: 'account', message: 'account 必须填写' },
          { field: 'pwd', message: 'pwd 类型不正确' },
          { field: 'admin', message: '不支持的参数' },
          { field: 'role', message: '不支持的参数' },
        ],
      },
    });
  });

  it('says how long a text may be', () => {
    expect(check(login, { account: 'a'.repeat(1001), pwd: 'x' })).toMatchObject({
      error: { issues: [{ field: 'account', message: 'account 最多 1000 个字符' }] },
    });
  });

  it('does not repeat floods', () => {
    const flood = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`${n}-${'x'.repeat(500)}`, 1]));
    const result = check(login, flood);
    expect(result.ok ? [] : result.error.issues).toHaveLength(20);
    expect(JSON.stringify(result).length).toBeLessThan(4000);
  });

  const requests = allCalls.flatMap(({ path, query, body }) =>
    [query, body].flatMap((schema) => (schema === undefined ? [] : [{ path, schema }])),
  );

  test.prop([fc.constantFrom(...requests), fc.jsonValue()])(
    'complains in Chinese only',
    ({ schema }, value) => {
      const result = check(schema, value);
      for (const { message } of result.ok ? [] : result.error.issues) expect(message).toSatisfy(isChinese);
    },
  );
});
