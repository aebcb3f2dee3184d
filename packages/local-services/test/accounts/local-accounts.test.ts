import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { fileAccounts } from '../../src/accounts/file-accounts.js';
import { newAccounts } from './samples.js';

const account = {
  id: '1',
  username: 'xiaoming',
  name: '李小明',
  email: 'ming@example.com',
  passwords: 1,
  createdAt: 1,
  modifiedAt: 1,
};
const DRAFT = '6f2f8a0e-7d0c-4b8e-9d6c-0d7c1b7b1a1';

it('removes at the start what a killed process left unfinished, once that is an hour old', () => {
  const accounts = newAccounts();
  accounts.put(account);
  const { file } = accounts;
  for (const [path, age] of [
    [`${file}.${DRAFT}1`, 3700],
    [`${file}.${DRAFT}2`, 60],
    [`${file}.backup`, 3700],
    [join(dirname(file), `others.json.${DRAFT}3`), 3700],
  ] as const) {
    writeFileSync(path, '[]');
    utimesSync(path, Date.now() / 1000 - age, Date.now() / 1000 - age);
  }
  expect(fileAccounts(file).all()).toEqual([account]);
  const name = basename(file);
  expect(readdirSync(dirname(file)).toSorted()).toEqual([
    name,
    `${name}.${DRAFT}2`,
    `${name}.backup`,
    `others.json.${DRAFT}3`,
  ]);
});
