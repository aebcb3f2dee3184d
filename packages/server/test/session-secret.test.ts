import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DataFolderError } from '../src/persistence/index.js';
import { keptSessionSecret, SESSION_SECRET_MIN } from '../src/settings/session-secret.js';
import { useTempFolder } from './support/use-temp-folder.js';

const temp = useTempFolder();

it('is made once, for the owner of the data folder alone', () => {
  const secret = keptSessionSecret(temp.path);
  expect(secret.length).toBeGreaterThanOrEqual(SESSION_SECRET_MIN);
  expect(keptSessionSecret(temp.path)).toBe(secret);
  expect(readdirSync(temp.path)).toEqual(['session-secret']);
  expect(statSync(join(temp.path, 'session-secret')).mode & 0o777).toBe(0o600);
});

it.each([
  ['emptied', '', '是空的'],
  ['cut short', 'half', '不完整'],
])('is not replaced when its file was %s', (_how, left, said) => {
  const file = join(temp.path, 'session-secret');
  writeFileSync(file, left);
  expect(() => keptSessionSecret(temp.path)).toThrow(DataFolderError);
  expect(() => keptSessionSecret(temp.path)).toThrow(
    `数据目录 ${temp.path} 中的密钥文件 session-secret ${said}`,
  );
  expect(readFileSync(file, 'utf8')).toBe(left);
});
