import { DatabaseUnavailableError, DataFolderError, StorageFailedError, StorageFullError } from './errors.js';

/** Primary result codes of SQLite, https://sqlite.org/rescode.html. */
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;
/** Extended codes: writing, growing the file or its shared memory failed; on a full disk SQLite answers these too. */
const NO_ROOM = new Set([(3 << 8) | IOERR, (12 << 8) | IOERR, (19 << 8) | IOERR]);

const resultCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : undefined;

/** Whether SQLite says that another connection holds the lock. */
export const isBusy = (error: unknown): boolean => ((resultCode(error) ?? 0) & 0xff) === BUSY;

/** Whether SQLite says that the file is damaged, or no database at all. */
export const isDamage = (error: unknown): boolean => {
  const code = (resultCode(error) ?? 0) & 0xff;
  return code === CORRUPT || code === NOTADB;
};

/** What to throw for an error of SQLite on the database in this folder: one that says what to do, or the error itself. */
export const translateSqliteError = (error: unknown, folder: string): unknown => {
  const code = resultCode(error);
  if (code === undefined) return error;
  const cause = { cause: error };
  if (NO_ROOM.has(code)) return new StorageFullError(cause);
  switch (code & 0xff) {
    case BUSY:
      return new DatabaseUnavailableError(cause);
    case FULL:
      return new StorageFullError(cause);
    case CORRUPT:
    case NOTADB:
      return new DataFolderError(
        folder,
        '中的数据库文件已损坏。请停止服务，用备份恢复，或把该目录移走后重新启动（会得到一个空的数据库）。',
        { ...cause, trouble: 'corrupted' },
      );
    case READONLY:
    case CANTOPEN:
      return new DataFolderError(folder, '中的数据库文件无法打开或写入。请检查文件的所有者和权限。', {
        ...cause,
        trouble: 'read-only',
      });
    case IOERR:
      return new StorageFailedError('io-error', cause);
    default:
      return error;
  }
};
