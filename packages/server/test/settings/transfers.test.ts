import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/settings/config.js';
import { PRODUCTION } from '../support/production.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const MERCHANT = {
  WXPAY_MCH_ID: '1900000109',
  WXPAY_APP_ID: 'wx8888888888888888',
  WXPAY_SERIAL_NO: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  WXPAY_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  WXPAY_API_V3_KEY: 'the-key-of-api-v3-has-32-bytes!!',
};
const REPORTS = [
  { type: '岗位类型', content: '课程推广' },
  { type: '报酬说明', content: '推广佣金' },
];

describe('how money is sent to balances in WeChat', () => {
  it('is built in for the demo, and off where nobody is paid, or the merchant does not say that it may', () => {
    expect(readConfig({}).transfers).toEqual({ sceneId: '1005', reports: REPORTS });
    expect(readConfig({ YKD_DEMO: 'off' }).transfers).toBeUndefined();
    expect(readConfig(PRODUCTION).transfers).toBeUndefined();
    expect(readConfig(MERCHANT).transfers).toBeUndefined();
  });

  it('is as the merchant has it', () => {
    const set = { ...MERCHANT, WXPAY_TRANSFER_SCENE_ID: '1009' };
    expect(readConfig(set).transfers).toEqual({ sceneId: '1009', reports: REPORTS });
    const reports = { ...set, WXPAY_TRANSFER_REPORTS: '岗位类型= 讲师 ；报酬说明=a=b' };
    expect(readConfig(reports).transfers?.reports).toEqual([
      { type: '岗位类型', content: '讲师' },
      { type: '报酬说明', content: 'a=b' },
    ]);
  });

  it.each([
    ['WXPAY_TRANSFER_SCENE_ID', 'x'],
    ['WXPAY_TRANSFER_REPORTS', '岗位类型'],
    ['WXPAY_TRANSFER_REPORTS', '岗位类型=;报酬说明=佣金'],
  ])('is not %s=%j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
