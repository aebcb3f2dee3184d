import { DEFAULT_SMS_RULES } from '@ykd/application/shared';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/settings/config.js';

describe('how many codes go out', () => {
  it('is what the settings name', () => {
    expect(readConfig({})).toMatchObject({ smsRules: DEFAULT_SMS_RULES, humanCheck: 'work' });
    expect(readConfig({ SMS_MAX_PER_HOUR: '50', SMS_MAX_PER_DAY: '200', HUMAN_CHECK: 'off' })).toMatchObject({
      smsRules: { perHour: 50, perDay: 200 },
      humanCheck: 'off',
    });
  });

  it.each([
    [{ SMS_MAX_PER_HOUR: '0' }, 'SMS_MAX_PER_HOUR：应为 1 到 1000000 的整数'],
    [{ SMS_MAX_PER_DAY: 'many' }, 'SMS_MAX_PER_DAY：应为 1 到 1000000 的整数'],
    [{ HUMAN_CHECK: 'on' }, 'HUMAN_CHECK：应为 work 或 off'],
  ])('has to be a number: %j', (settings, message) => {
    expect(() => readConfig(settings)).toThrow(message);
  });
});
