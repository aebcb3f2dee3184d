import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/container/settings';

const DEFAULTS = {
  loginUrl: '/login',
  loginH5Url: '/login_h5',
  newSiteUrl: '/study',
  oldSiteUrl: '/study/old',
  icp: {},
  allowedTargets: [],
  weixin: false,
  devPages: false,
};

describe('the settings of the page', () => {
  it.each([
    ['no block', undefined],
    ['an empty one', ''],
    ['no JSON', '{"demo":'],
    ['no object', '"demo"'],
    [
      'values of another kind',
      '{"icp":{"number":7},"loginUrl":1,"newSiteUrl":"","teacherContactUrl":"","allowedTargets":{},"weixin":"yes","demo":"yes"}',
    ],
  ])('are the defaults for %s', (_, text) => {
    expect(readSettings(text)).toEqual(DEFAULTS);
  });

  it('are read from the block', () => {
    const settings = {
      loginUrl: 'https://login.example/',
      loginH5Url: 'https://m.login.example/',
      newSiteUrl: 'https://new.example',
      oldSiteUrl: 'https://old.example',
      teacherContactUrl: 'https://work.example/teacher',
      icp: { number: '苏ICP备12345678号', police: '苏公网安备 32010202010000号' },
      allowedTargets: ['https://www.example.com'],
      weixin: true,
      demo: { password: 'p', accounts: [{ account: 'a', who: 'b' }] },
      devPages: true,
    };
    expect(readSettings(JSON.stringify({ ...settings, more: 1 }))).toEqual(settings);
  });

  it('leave out targets that are no text', () => {
    expect(readSettings('{"allowedTargets":["https://a.example",7,null]}').allowedTargets).toEqual([
      'https://a.example',
    ]);
  });
});
