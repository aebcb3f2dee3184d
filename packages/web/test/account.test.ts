import { deviceInWords } from '@ykd/application/device';
import { SIGNATURE_MAX } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import { lastUsedInWords } from '../src/components/last-used';
import { profileInput, valuesOf } from '../src/features/account/profile-values';
import { fieldErrors } from '../src/forms/use-form';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';

describe('a device in words', () => {
  it.each([
    [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Windows'],
    [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge · Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Safari · macOS',
    ],
    [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari · iPhone'],
    [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.50`, '微信 · iPhone'],
    [`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
    [
      'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 Chrome/126.0 MQQBrowser/15.0 Mobile',
      'QQ 浏览器 · Android',
    ],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1', '鸿蒙'],
    ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 'Safari · iPad'],
    ['curl/8.5.0', '未知设备'],
    ['', '未知设备'],
  ])('%s', (userAgent, words) => {
    expect(deviceInWords(userAgent)).toBe(words);
  });
});

describe('when a device was used last', () => {
  const NOW = Date.UTC(2026, 0, 15, 10);
  const MINUTE = 60_000;
  it.each([
    [0, '刚刚'],
    [-5 * MINUTE, '刚刚'],
    [2 * MINUTE - 1, '刚刚'],
    [2 * MINUTE, '2 分钟前'],
    [60 * MINUTE - 1, '59 分钟前'],
    [60 * MINUTE, '1 小时前'],
    [12 * 60 * MINUTE - 1, '11 小时前'],
    [20 * 60 * MINUTE, '昨天'],
    [50 * 60 * MINUTE, '2 天前'],
    [40 * 24 * 60 * MINUTE, '2025-12-06'],
  ])('%i ms ago: %s', (ago, words) => {
    expect(lastUsedInWords(NOW - ago, NOW)).toBe(words);
  });
});

describe('the profile form', () => {
  it('begins empty for a new member', () => {
    expect(new Set(Object.values(valuesOf({ id: 'n', mobile: '13800000001' })))).toEqual(new Set(['']));
  });

  it('submits what it began with, the email trimmed, the mobile left out', () => {
    const values = valuesOf({
      id: 'u',
      mobile: '13800000002',
      name: '李小明',
      gender: 'male',
      email: ' ming@example.com ',
      description: '🙂'.repeat(SIGNATURE_MAX),
      profile: { schoolName: '南京大学', schoolBeginDate: 2022, schoolEndDate: '2026-06', major: '软件工程' },
    });
    expect(profileInput('u', values, '/avatars/1.png')).toEqual({
      id: 'u',
      name: '李小明',
      gender: 'male',
      email: 'ming@example.com',
      description: '🙂'.repeat(SIGNATURE_MAX),
      avatarUrl: '/avatars/1.png',
      profile: {
        schoolName: '南京大学',
        schoolBeginDate: '2022',
        schoolEndDate: '2026-06',
        major: '软件工程',
      },
    });
  });
});

it('the first message of a field counts', () => {
  const issues = [
    { field: 'name', message: '真实姓名必须输入' },
    { field: 'email', message: '邮箱格式不正确' },
    { field: 'name', message: '真实姓名不能超过64个字符' },
  ];
  expect(fieldErrors(issues)).toEqual({ fields: { name: '真实姓名必须输入', email: '邮箱格式不正确' } });
});
