import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { CONTACT_HOURS_MAX, CONTACT_NAME_MAX, staffContactIssues } from '../../src/school-class/index.js';

const told = (over: Partial<Parameters<typeof staffContactIssues>[0]>) =>
  staffContactIssues({ name: '陈老师', weixin: 'chen_laoshi-1', hours: '每天 9:00 到 21:00', ...over }).map(
    ({ field, message }) => `${field} ${message}`,
  );

const WEIXIN = 'weixin 微信号以字母开头，由 6 到 20 个字母、数字、下划线或减号组成';

describe('staffContactIssues', () => {
  test('finds nothing wrong with what is empty, or as long as it may be', () => {
    expect(told({})).toEqual([]);
    expect(told({ name: '', weixin: '', hours: '' })).toEqual([]);
    expect(
      told({
        name: '陈'.repeat(CONTACT_NAME_MAX),
        weixin: `a${'1'.repeat(19)}`,
        hours: 'x'.repeat(CONTACT_HOURS_MAX),
      }),
    ).toEqual([]);
    expect(told({ weixin: 'abcde1', hours: '订单 120000000000 之后' })).toEqual([]);
    expect(told({ weixin: 'wx1380000001', hours: '13.30-15.30、19.00-21.00，分机 1380000' })).toEqual([]);
  });

  test.each([
    [{ name: '陈'.repeat(CONTACT_NAME_MAX + 1) }, [`name 称呼不能超过${CONTACT_NAME_MAX}个字符`]],
    [{ hours: 'x'.repeat(CONTACT_HOURS_MAX + 1) }, [`hours 答疑时间不能超过${CONTACT_HOURS_MAX}个字符`]],
    [{ weixin: 'abcde' }, [WEIXIN]],
    [{ weixin: `a${'1'.repeat(20)}` }, [WEIXIN]],
    [{ weixin: '1abcdef' }, [WEIXIN]],
    [{ weixin: '13900000000' }, [WEIXIN]],
    [{ weixin: 'abc def' }, [WEIXIN]],
    [{ name: '陈 13900000000' }, ['name 称呼里不要写手机号']],
    [{ hours: '打 139-0000 0000' }, ['hours 答疑时间里不要写手机号']],
    [{ hours: '打１３８００００００１１' }, ['hours 答疑时间里不要写手机号']],
    [{ hours: '138.0000.0011' }, ['hours 答疑时间里不要写手机号']],
    [{ hours: '138 · 00000011' }, ['hours 答疑时间里不要写手机号']],
    [{ hours: '(138)000/00011' }, ['hours 答疑时间里不要写手机号']],
    [{ hours: '138\u200B00000011' }, ['hours 答疑时间里不要写手机号']],
    [{ hours: '13－8—00000011' }, ['hours 答疑时间里不要写手机号']],
    [{ weixin: 'wx13800000011' }, ['weixin 微信号里不要写手机号']],
    [{ weixin: 'wx_138_0000_0011' }, ['weixin 微信号里不要写手机号']],
  ] as const)('%j: %j', (over, messages) => {
    expect(told(over)).toEqual(messages);
  });

  test.prop([fc.integer({ min: 13_000_000_000, max: 19_999_999_999 }), fc.string(), fc.string()])(
    'no mobile passes between other words',
    (mobile, before, after) => {
      expect(told({ hours: `${before}: ${mobile} ;${after}` })).toHaveLength(1);
      expect(told({ weixin: String(mobile) })).toHaveLength(1);
    },
  );
});
