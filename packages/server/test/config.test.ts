import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.js';

const SECRET = 's'.repeat(32);

describe('readConfig', () => {
  it('needs nothing: SQLite under ./data, demo data, port 3000 on the loopback address', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      database: { kind: 'sqlite' },
      demo: true,
      sites: { loginUrl: '/login', newSiteUrl: '/study', oldSiteUrl: '/study/old' },
    });
    expect(config.dataDir).toMatch(/\/data$/);
  });

  it('never loads demo data into PostgreSQL or production by itself', () => {
    const url = 'postgres://u:p@127.0.0.1/ykd';
    expect(readConfig({ DATABASE_URL: url, SESSION_SECRET: SECRET }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL: url, SESSION_SECRET: SECRET, YKD_DEMO: 'on' }).demo).toBe(true);
    const production = {
      NODE_ENV: 'production',
      SESSION_SECRET: 's'.repeat(32),
      PUBLIC_ORIGIN: 'https://ykd.example',
    };
    expect(readConfig(production).demo).toBe(false);
  });

  it.each([
    ['PORT', 'abc', '应为 0 到 65535 的整数'],
    ['PORT', '70000', '应为 0 到 65535 的整数'],
    ['DATABASE_URL', 'mysql://x', '应为 postgres:// 开头的连接地址'],
    ['YKD_DEMO', 'yes', '应为 on 或 off'],
    ['SESSION_SECRET', 'short', '至少 32 个字符'],
    ['PUBLIC_ORIGIN', 'https://ykd.example/path', '应为来源，如 https://www.example.com'],
    ['ALLOWED_ORIGINS', 'https://a.example,nonsense', '应为逗号分隔的来源，如 https://www.example.com'],
    ['LOGIN_URL', 'javascript:alert(1)', '应为以 / 开头的路径或 http(s) 地址'],
    ['LOGIN_URL', '//evil.example', '应为以 / 开头的路径或 http(s) 地址'],
    ['NODE_ENV', 'prod', '应为 production、development 或 test'],
    ['LOG_LEVEL', 'loud', '应为 fatal、error、warn、info、debug、trace 或 silent'],
    [
      'TRUST_PROXY',
      'on',
      '应为 off、反向代理的层数（如 1），或它们的地址（逗号分隔，可带网段，如 10.0.0.0/8）',
    ],
  ])('refuses %s=%s by its name, without showing the value', (name, value, message) => {
    const attempt = () => readConfig({ [name]: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(`${name}：${message}`);
    expect(() => readConfig({ SESSION_SECRET: 'leak-me' })).not.toThrow('leak-me');
  });

  it('names all wrong settings at once', () => {
    expect(() => readConfig({ PORT: 'x', YKD_DEMO: 'x' })).toThrow(/PORT.*\n.*YKD_DEMO/);
  });

  it('has no secret by default in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET：生产环境必须设置');
  });

  it('wants one secret for all processes that share a PostgreSQL', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://u:p@127.0.0.1/ykd' })).toThrow(
      'SESSION_SECRET：使用 PostgreSQL 时必须设置',
    );
  });

  it('refuses the demo, whose passwords are public, in production', () => {
    const production = {
      NODE_ENV: 'production',
      SESSION_SECRET: SECRET,
      PUBLIC_ORIGIN: 'https://ykd.example',
    };
    expect(() => readConfig({ ...production, YKD_DEMO: 'on' })).toThrow('YKD_DEMO：演示账号的密码是公开的');
  });

  it('takes the number of proxies or their addresses', () => {
    expect(readConfig({}).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  it('takes an empty value for absent', () => {
    expect(readConfig({ DATABASE_URL: '', SESSION_SECRET: '' }).database).toEqual({ kind: 'sqlite' });
  });
});
