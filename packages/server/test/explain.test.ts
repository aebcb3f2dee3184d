import { expect, it } from 'vitest';
import { explain } from '../src/explain.js';
import { DatabaseUnavailableError } from '../src/persistence/index.js';

/** A failure of a system call, as Node reports it. */
const failure = (syscall: string, code: string): Error =>
  Object.assign(new Error(`${code}: ${syscall}`), { syscall, code });

it.each([
  ['listen', 'EADDRINUSE', '端口已被占用。'],
  ['listen', 'EADDRNOTAVAIL', 'HOST：本机没有这个地址。'],
  ['listen', 'EACCES', 'PORT：没有使用这个端口的权限。'],
  ['getaddrinfo', 'ENOTFOUND', 'HOST：无法识别这个地址。'],
])('says why nobody can listen: %s %s', (syscall, code, message) => {
  expect(explain(failure(syscall, code))).toContain(message);
});

it.each([
  ['scandir', 'EACCES'],
  ['open', 'EACCES'],
  ['connect', 'ENOTFOUND'],
])('takes no other failure for that: %s %s', (syscall, code) => {
  expect(explain(failure(syscall, code))).toMatch(new RegExp(`^Error: ${code}: ${syscall}\n`));
});

it('says that the database is away, whatever was to be done there', () => {
  expect(explain(new DatabaseUnavailableError())).toBe(
    'DATABASE_URL：无法连接数据库。请检查地址、账号和网络。',
  );
});
