import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/settings/config.js';
import { PRODUCTION } from './support/production.js';

const SECRET = 's'.repeat(32);

describe('readConfig', () => {
  it('needs nothing: SQLite under ./data, demo data, port 3000 on the loopback address', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      database: { kind: 'sqlite', dataDir: resolve('data') },
      demo: true,
      sites: {
        loginUrl: '/login',
        newSiteUrl: '/study',
        oldSiteUrl: '/study/old',
        teacherContactUrl: '/dev',
      },
    });
    expect(config.dataDir).toMatch(/\/data$/);
  });

  it('never loads demo data into PostgreSQL or production by itself', () => {
    const url = 'postgres://u:p@127.0.0.1/ykd';
    expect(readConfig({ DATABASE_URL: url, SESSION_SECRET: SECRET }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL: url, SESSION_SECRET: SECRET, YKD_DEMO: 'on' }).demo).toBe(true);
    expect(readConfig(PRODUCTION).demo).toBe(false);
  });

  it.each([
    ['PORT', 'abc', '应为 0 到 65535 的整数'],
    ['PORT', '70000', '应为 0 到 65535 的整数'],
    ['DATABASE_URL', 'mysql://x', '应为 postgres:// 开头的连接地址'],
    ['YKD_DEMO', 'yes', '应为 on 或 off'],
    ['SESSION_SECRET', 'short', '至少 32 个字符'],
    ['PUBLIC_ORIGIN', 'https://ykd.example/path', '应为来源，如 https://www.example.com'],
    ['ALLOWED_ORIGINS', 'https://a.example,nonsense', '应为逗号分隔的来源，如 https://www.example.com'],
    ['SMS_ALIYUN_ENDPOINT', 'dysmsapi.aliyuncs.com', '应为来源，如 https://dysmsapi.aliyuncs.com'],
    ['LOGIN_URL', 'javascript:alert(1)', '应为以 / 开头的路径或 http(s) 地址'],
    ['LOGIN_URL', '//evil.example', '应为以 / 开头的路径或 http(s) 地址'],
    ['TEACHER_CONTACT_URL', 'weixin://x', '应为以 / 开头的路径或 http(s) 地址'],
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

  it('knows of no class teacher to reach unless told, and keeps his address as it is', () => {
    expect(readConfig(PRODUCTION).sites).not.toHaveProperty('teacherContactUrl');
    const url = 'https://work.weixin.qq.com/u/vc123/';
    expect(readConfig({ ...PRODUCTION, TEACHER_CONTACT_URL: url }).sites.teacherContactUrl).toBe(url);
    expect(readConfig({ TEACHER_CONTACT_URL: url }).sites.teacherContactUrl).toBe(url);
  });

  it('names all wrong settings at once', () => {
    expect(() => readConfig({ PORT: 'x', YKD_DEMO: 'x' })).toThrow(/PORT.*\n.*YKD_DEMO/);
  });

  it('has no secret by default in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET：生产环境必须设置');
    expect(() => readConfig({ ...PRODUCTION, STAFF_SECOND_FACTOR: '' })).toThrow(
      'STAFF_SECOND_FACTOR：生产环境必须写明',
    );
    expect(readConfig(PRODUCTION).secondFactorRule).toBe('required');
    expect(readConfig({}).secondFactorRule).toBe('optional');
  });

  it('takes no secret in production that is easily guessed', () => {
    const weak = ['a'.repeat(64), 'ab'.repeat(32), '0123456789a'.repeat(4), '密钥'.repeat(20)];
    for (const SESSION_SECRET of weak) {
      expect(() => readConfig({ ...PRODUCTION, SESSION_SECRET })).toThrow(
        'SESSION_SECRET：生产环境应为随机的密钥（至少 32 个字符，其中至少 12 种不同的）',
      );
      expect(() => readConfig({ ...PRODUCTION, SESSION_SECRET })).not.toThrow(SESSION_SECRET);
      expect(readConfig({ SESSION_SECRET }).sessionSecrets).toEqual([SESSION_SECRET]);
    }
    const bytes = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 16 + (at >> 1)) & 0x77));
    for (const SESSION_SECRET of [bytes.toString('hex'), randomBytes(32).toString('base64')]) {
      expect(readConfig({ ...PRODUCTION, SESSION_SECRET }).sessionSecrets).toEqual([SESSION_SECRET]);
    }
  });

  it.each(['PUBLIC_ORIGIN', 'ALLOWED_ORIGINS'])('wants %s to be https in production', (name) => {
    const origin = { [name]: 'http://ykd.example' };
    expect(() => readConfig({ ...PRODUCTION, ...origin })).toThrow(`${name}：生产环境应为 https 来源`);
    expect(() => readConfig(origin)).not.toThrow();
  });

  it('shows the description of the calls in production only when told so', () => {
    expect(readConfig({}).operation.docsPages).toBe(true);
    expect(readConfig({ DOCS_PAGES: 'off' }).operation.docsPages).toBe(false);
    expect(readConfig(PRODUCTION).operation.docsPages).toBe(false);
    expect(readConfig({ ...PRODUCTION, DOCS_PAGES: 'on' }).operation.docsPages).toBe(true);
  });

  it('shows everybody the codes of the demo only where nobody else comes by, or when told so', () => {
    for (const HOST of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) {
      expect(readConfig({ HOST }).operation.devPages).toBe(true);
    }
    for (const HOST of ['0.0.0.0', '::', '192.168.1.2', '127.0.0.1.example', 'localhost.example']) {
      expect(readConfig({ HOST }).operation.devPages).toBe(false);
      expect(readConfig({ HOST }).sites).not.toHaveProperty('teacherContactUrl');
      expect(readConfig({ HOST, DEV_PAGES: 'on' }).operation.devPages).toBe(true);
    }
    expect(readConfig({ DEV_PAGES: 'off' }).operation.devPages).toBe(false);
    expect(readConfig({ YKD_DEMO: 'off', DEV_PAGES: 'on' }).operation.devPages).toBe(false);
    expect(() => readConfig({ ...PRODUCTION, DEV_PAGES: 'on' })).toThrow('DEV_PAGES：它让每个人看到验证码');
  });

  it('counts a claim for thirty days unless told otherwise', () => {
    expect(readConfig({}).commission.windowDays).toBe(30);
    expect(readConfig({ COMMISSION_WINDOW_DAYS: '1' }).commission.windowDays).toBe(1);
    for (const days of ['0', '366', '1.5']) {
      expect(() => readConfig({ COMMISSION_WINDOW_DAYS: days })).toThrow(
        'COMMISSION_WINDOW_DAYS：应为 1 到 365 的整数（天）',
      );
    }
  });

  it('checks the database once a day unless told otherwise', () => {
    expect(readConfig({}).operation.databaseCheckHours).toBe(24);
    expect(readConfig({ DATABASE_CHECK_HOURS: '0' }).operation.databaseCheckHours).toBe(0);
    for (const hours of ['-1', '169', '1.5']) {
      expect(() => readConfig({ DATABASE_CHECK_HOURS: hours })).toThrow(
        'DATABASE_CHECK_HOURS：应为 0 到 168 的整数（小时），0 表示不检查',
      );
    }
  });

  it('wants one secret for all processes that share a PostgreSQL', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://u:p@127.0.0.1/ykd' })).toThrow(
      'SESSION_SECRET：使用 PostgreSQL 时必须设置',
    );
  });

  it('refuses the demo, whose passwords are public, in production', () => {
    expect(() => readConfig({ ...PRODUCTION, YKD_DEMO: 'on' })).toThrow('YKD_DEMO：演示账号的密码是公开的');
  });

  it('sends text messages by the local service, or by Alibaba Cloud', () => {
    expect(readConfig({}).sms).toEqual({ kind: 'local' });
    const { NODE_ENV: _production, ...settings } = PRODUCTION;
    expect(readConfig(settings).sms).toEqual({
      kind: 'aliyun',
      accessKeyId: 'key-id',
      accessKeySecret: 'key-secret',
      signName: '优课达',
      templateCode: 'SMS_1',
      endpoint: 'https://dysmsapi.aliyuncs.com',
    });
  });

  it('starts no production server whose codes reach nobody', () => {
    const names = Object.keys(PRODUCTION).filter((name) => name.startsWith('SMS_ALIYUN_'));
    for (const name of names) {
      expect(() => readConfig({ ...PRODUCTION, [name]: '' })).toThrow(`${name}：使用阿里云短信时必须设置`);
      expect(() => readConfig({ [name]: 'leak-me' })).not.toThrow('leak-me');
    }
    const without = Object.fromEntries(names.map((name) => [name, '']));
    expect(() => readConfig({ ...PRODUCTION, ...without })).toThrow(
      /SMS_ALIYUN_ACCESS_KEY_ID：生产环境必须设置，验证码由阿里云短信发送\n.*SECRET.*\n.*SIGN_NAME.*\n.*TEMPLATE/,
    );
    const http = { SMS_ALIYUN_ENDPOINT: 'http://127.0.0.1:9' };
    expect(() => readConfig({ ...PRODUCTION, ...http })).toThrow(
      'SMS_ALIYUN_ENDPOINT：生产环境应为 https 地址',
    );
    expect(readConfig({ ...PRODUCTION, NODE_ENV: 'development', ...http }).sms).toMatchObject({
      endpoint: 'http://127.0.0.1:9',
    });
  });

  it('lets members in by an official account at WeChat, by the local one of the demo, or not', () => {
    expect(readConfig({}).weixin).toEqual({ kind: 'local' });
    expect(readConfig({ YKD_DEMO: 'off' }).weixin).toEqual({ kind: 'off' });
    expect(readConfig(PRODUCTION).weixin).toEqual({ kind: 'off' });
    const account = { WEIXIN_APP_ID: 'wx1', WEIXIN_APP_SECRET: 'app-secret' };
    expect(readConfig({ ...PRODUCTION, ...account }).weixin).toEqual({
      kind: 'official',
      appId: 'wx1',
      appSecret: 'app-secret',
      openUrl: 'https://open.weixin.qq.com',
      mpUrl: 'https://mp.weixin.qq.com',
      apiUrl: 'https://api.weixin.qq.com',
    });
    expect(readConfig({ ...PRODUCTION, ...account, WEIXIN_TEMPLATE_ID: 'tpl-1' }).weixin).toMatchObject({
      templateId: 'tpl-1',
    });
  });

  it('wants the account at WeChat with its secret, and a safe way to tell it', () => {
    expect(() => readConfig({ WEIXIN_APP_ID: 'wx1' })).toThrow('WEIXIN_APP_SECRET：使用微信登录时必须设置');
    const halfTold = () => readConfig({ WEIXIN_APP_SECRET: 'leak-me' });
    expect(halfTold).toThrow('WEIXIN_APP_ID：使用微信登录时必须设置');
    expect(halfTold).not.toThrow('leak-me');
    expect(() => readConfig({ ...PRODUCTION, WEIXIN_API_URL: 'http://127.0.0.1:9' })).toThrow(
      'WEIXIN_API_URL：生产环境应为 https 地址',
    );
    expect(() => readConfig({ WEIXIN_TEMPLATE_ID: 'tpl-1' })).toThrow(
      'WEIXIN_TEMPLATE_ID：要与 WEIXIN_APP_ID 一起设置',
    );
    expect(() => readConfig({ WEIXIN_OPEN_URL: 'open.weixin.qq.com' })).toThrow(
      'WEIXIN_OPEN_URL：应为来源，如 https://open.weixin.qq.com',
    );
  });

  it('shows the registration of the site, if it has one', () => {
    expect(readConfig({}).icp).toEqual({});
    const icp = { ICP_NUMBER: '苏ICP备12345678号-1', ICP_POLICE: '苏公网安备 32010202010000号' };
    expect(readConfig(icp).icp).toEqual({ number: icp.ICP_NUMBER, police: icp.ICP_POLICE });
    expect(() => readConfig({ ICP_NUMBER: 'x'.repeat(61) })).toThrow('ICP_NUMBER：应为备案号');
  });

  it('keeps uploads in the data folder, or in an object store that is named completely', () => {
    expect(readConfig({}).files).toEqual({ kind: 'disk' });
    const store = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'ykd-uploads',
      S3_ACCESS_KEY_ID: 'key-id',
      S3_SECRET_ACCESS_KEY: 'leak-me',
    };
    expect(readConfig(store).files).toEqual({
      kind: 's3',
      endpoint: 'https://s3.example.com',
      bucket: 'ykd-uploads',
      region: 'us-east-1',
      accessKeyId: 'key-id',
      secretAccessKey: 'leak-me',
    });
    for (const name of Object.keys(store)) {
      expect(() => readConfig({ ...store, [name]: '' })).toThrow(`${name}：使用对象存储时必须设置`);
      expect(() => readConfig({ ...store, [name]: '' })).not.toThrow('leak-me');
    }
    expect(() => readConfig({ ...store, S3_ENDPOINT: 'https://s3.example.com/a' })).toThrow(
      'S3_ENDPOINT：应为来源',
    );
    expect(() => readConfig({ ...store, S3_BUCKET: '../a' })).toThrow('S3_BUCKET：应为存储桶的名称');
  });

  it.each(['ykd-uploads', 'x'])('names what a bucket %s alone lacks', (bucket) => {
    expect(() => readConfig({ S3_BUCKET: bucket })).toThrow(
      /S3_ENDPOINT：使用对象存储时必须设置\n.*S3_ACCESS_KEY_ID：使用.*\n.*S3_SECRET_ACCESS_KEY：使用/,
    );
  });

  it('takes the number of proxies or their addresses', () => {
    expect(readConfig({}).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  it('takes an empty value for absent', () => {
    expect(readConfig({ DATABASE_URL: '', SESSION_SECRET: '' }).database.kind).toBe('sqlite');
  });
});
