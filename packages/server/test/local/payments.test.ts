import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startLocalPayments } from '../../src/local/payments.js';
import { explain } from '../../src/explain.js';
import { readConfig } from '../../src/settings/config.js';
import { tempFolder, type TempFolder } from '../support/temp-folder.js';

let temp: TempFolder;
const file = () => join(temp.path, 'local-weixin-pay/keys.json');
const start = () =>
  startLocalPayments(readConfig({ DATA_DIR: temp.path }), Date.now, () => 'http://ykd.test');
beforeEach(() => {
  temp = tempFolder();
  mkdirSync(join(temp.path, 'local-weixin-pay'));
});
afterEach(() => temp.remove());

it.each(['', '{', '{"mchId":"1"}'])('keys that are %j are said to be damaged, and stay', async (text) => {
  writeFileSync(file(), text);
  const said = await start().then(() => '', explain);
  expect(said).toMatch(
    /^数据目录 \S+ 中内置微信支付的密钥文件 local-weixin-pay\/keys\.json 已损坏，没有改动任何内容。/,
  );
  expect(said).not.toContain('    at ');
  expect(readFileSync(file(), 'utf8')).toBe(text);
});

it('a key with a hole in it is damaged', async () => {
  await (await start())?.local.close();
  const whole = readFileSync(file(), 'utf8');
  writeFileSync(file(), whole.replace(/(BEGIN PRIVATE KEY-----\\n).{60}/, `$1${'A'.repeat(60)}`));
  expect(await start().then(() => '', explain)).toContain('已损坏');
  writeFileSync(file(), whole);
  await (await start())?.local.close();
});
