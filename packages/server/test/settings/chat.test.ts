import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/settings/config.js';
import { PRODUCTION } from '../support/production.js';

const CHAT = { CHAT_MIDDLEWARE_URL: 'https://chat.example.com/m/', CHAT_MIDDLEWARE_TOKEN: 't' };

describe('the chat with the class teacher', () => {
  it('is built in where there is a demo, and nowhere else', () => {
    expect(readConfig({}).chat).toEqual({ kind: 'local' });
    expect(readConfig({ YKD_DEMO: 'off' }).chat).toEqual({ kind: 'off' });
    expect(readConfig(PRODUCTION).chat).toEqual({ kind: 'off' });
  });

  it('is the middleware that the settings name', () => {
    const middleware = { kind: 'middleware', url: 'https://chat.example.com/m', token: 't' };
    expect(readConfig({ ...PRODUCTION, ...CHAT }).chat).toEqual(middleware);
    expect(readConfig(CHAT).chat).toEqual(middleware);
  });

  it.each([
    [{ CHAT_MIDDLEWARE_URL: CHAT.CHAT_MIDDLEWARE_URL }, 'CHAT_MIDDLEWARE_TOKEN：使用聊天中间件时必须设置'],
    [{ CHAT_MIDDLEWARE_TOKEN: 'leak-me' }, 'CHAT_MIDDLEWARE_URL：使用聊天中间件时必须设置'],
    [{ ...CHAT, CHAT_MIDDLEWARE_URL: 'leak-me' }, 'CHAT_MIDDLEWARE_URL：应为 http(s) 地址'],
    [
      { ...PRODUCTION, ...CHAT, CHAT_MIDDLEWARE_URL: 'http://chat.example.com' },
      'CHAT_MIDDLEWARE_URL：生产环境应为 https 地址',
    ],
  ])('has to be named completely: %j', (settings, message) => {
    expect(() => readConfig(settings)).toThrow(message);
    expect(() => readConfig(settings)).not.toThrow('leak-me');
  });
});

describe('the mobiles that always see the employment classes', () => {
  it('are none unless named', () => {
    expect(readConfig({}).learnAllowList).toEqual([]);
    expect(readConfig({ LEARN_ALLOW_LIST: '13800000001, 13800000002,,' }).learnAllowList).toEqual([
      '13800000001',
      '13800000002',
    ]);
  });

  it('are mobiles, and never shown', () => {
    const wrong = () => readConfig({ LEARN_ALLOW_LIST: '13800000001,1234' });
    expect(wrong).toThrow('LEARN_ALLOW_LIST：应为逗号分隔的手机号');
    expect(wrong).not.toThrow('1234');
  });
});
