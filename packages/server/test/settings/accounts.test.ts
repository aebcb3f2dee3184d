import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/settings/config.js';
import { PRODUCTION } from '../support/production.js';

const CHAT = {
  ROCKETCHAT_URL: 'https://chat.example.com/',
  ROCKETCHAT_USER_ID: 'u',
  ROCKETCHAT_AUTH_TOKEN: 't',
};
const GITLAB = { GITLAB_URL: 'https://git.example.com/gitlab', GITLAB_TOKEN: 't' };

describe('the services in which members get accounts', () => {
  it('are built in, but none in production', () => {
    const local = { chat: { kind: 'local' }, codeHost: { kind: 'local' }, chatPassword: 'secret' };
    expect(readConfig({}).accounts).toEqual(local);
    expect(readConfig({ YKD_DEMO: 'off' }).accounts).toEqual(local);
    const off = { chat: { kind: 'off' }, codeHost: { kind: 'off' }, chatPassword: 'secret' };
    expect(readConfig(PRODUCTION).accounts).toEqual(off);
  });

  it('are those that the settings name', () => {
    expect(readConfig({ ...PRODUCTION, ...CHAT, ...GITLAB, CHAT_PASSWORD: 'mobile' }).accounts).toEqual({
      chat: { kind: 'rocketchat', url: 'https://chat.example.com', userId: 'u', authToken: 't' },
      codeHost: { kind: 'gitlab', url: 'https://git.example.com/gitlab', token: 't' },
      chatPassword: 'mobile',
    });
  });

  it.each([
    [{ ROCKETCHAT_URL: CHAT.ROCKETCHAT_URL }, 'ROCKETCHAT_USER_ID：使用 Rocket.Chat 时必须设置'],
    [{ ROCKETCHAT_AUTH_TOKEN: 'leak-me' }, 'ROCKETCHAT_URL：使用 Rocket.Chat 时必须设置'],
    [{ GITLAB_TOKEN: 'leak-me' }, 'GITLAB_URL：使用 GitLab 时必须设置'],
    [{ ...GITLAB, GITLAB_URL: 'git.example.com' }, 'GITLAB_URL：应为 http(s) 地址'],
    [{ CHAT_PASSWORD: 'leak-me' }, 'CHAT_PASSWORD：应为 secret 或 mobile'],
    [
      { ...PRODUCTION, ...GITLAB, GITLAB_URL: 'http://git.example.com' },
      'GITLAB_URL：生产环境应为 https 地址',
    ],
  ])('have to be named completely: %j', (settings, message) => {
    expect(() => readConfig(settings)).toThrow(message);
    expect(() => readConfig(settings)).not.toThrow('leak-me');
  });
});
