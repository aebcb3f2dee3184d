import { FilesUnavailableError } from '@ykd/application/ports';
import { BackupError } from './persistence/copy/index.js';
import { ConfigError } from './settings/config.js';
import { DemoDatabaseError } from './open-site-database.js';
import { CourseFormatError } from './courses/course-error.js';
import {
  codeOf,
  DatabaseUnavailableError,
  DataFolderError,
  OtherVersionError,
  SchemaMismatchError,
  StorageFullError,
} from './persistence/index.js';

const FOR_OPERATORS = [
  BackupError,
  ConfigError,
  CourseFormatError,
  DataFolderError,
  DemoDatabaseError,
  FilesUnavailableError,
  OtherVersionError,
  SchemaMismatchError,
  StorageFullError,
];

/** Why the server cannot listen, by the code of what failed. */
const LISTEN_ERRORS: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', '端口已被占用。请停止占用它的程序，或用 PORT 指定别的端口。'],
  ['EADDRNOTAVAIL', 'HOST：本机没有这个地址。'],
  ['ENOTFOUND', 'HOST：无法识别这个地址。'],
  ['EACCES', 'PORT：没有使用这个端口的权限。请指定 1024 以上的端口。'],
]);

/** Whether it failed at listening: files and folders fail with the same codes. */
const isListening = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && /^(?:listen|getaddrinfo)$/.test(String(error.syscall));

/** What to tell the operator about a start or a command that failed: the message alone where it was written for him. */
export const explain = (error: unknown): string => {
  if (error instanceof DatabaseUnavailableError) {
    return 'DATABASE_URL：无法连接数据库。请检查地址、账号和网络。';
  }
  if (error instanceof Error && FOR_OPERATORS.some((kind) => error instanceof kind)) return error.message;
  const listening = isListening(error) ? LISTEN_ERRORS.get(codeOf(error) ?? '') : undefined;
  if (listening !== undefined) return listening;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
