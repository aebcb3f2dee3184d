/**
 * What keeps a database from its work, in a word that anybody may read: `disk-full`, `read-only` and `io-error` keep it
 * from writing; `corrupted`: what it stored is damaged; `file-gone`: its file was removed or replaced while it is written.
 */
export type Trouble = 'disk-full' | 'read-only' | 'io-error' | 'corrupted' | 'file-gone';

/** The data folder cannot be used. The message names the folder and what to do; it is meant for the operator. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  readonly folder: string;
  readonly trouble?: Trouble;

  constructor(
    folder: string,
    message: string,
    { trouble, ...options }: ErrorOptions & { readonly trouble?: Trouble } = {},
  ) {
    super(`数据目录 ${folder} ${message}`, options);
    this.folder = folder;
    if (trouble !== undefined) this.trouble = trouble;
  }
}

/** Another process has the data folder. */
export class DataFolderHeldError extends DataFolderError {}

/** What is wrong with a data folder on a full disk. */
export const FOLDER_FULL = '所在的磁盘已满。请清理磁盘，或用 DATA_DIR 指定别的目录。';

/** No room to store anything. Nothing was changed; storing works again as soon as there is room, without a restart. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
  readonly trouble: Trouble = 'disk-full';

  constructor(options?: ErrorOptions) {
    super('存储空间已满，数据没有保存。请清理磁盘后重试，服务无需重启。', options);
  }
}

const FAILURES: Readonly<Record<Exclude<Trouble, 'disk-full'>, string>> = {
  'read-only': '数据库现在是只读的，数据没有保存。请恢复为可写，服务无需重启。',
  'io-error': '读写数据库文件出错。请检查磁盘与文件系统，服务无需重启。',
  corrupted: '数据库的内容已损坏。请停止服务，用备份恢复。',
  'file-gone':
    '数据库文件已不在原处（被删除、移走或换掉了），现在保存的内容在服务停止之后就没有了。请把原来的文件放回去。',
};

/** The database cannot do its work; nothing was changed. */
export class StorageFailedError extends Error {
  override readonly name = 'StorageFailedError';
  readonly trouble: Trouble;

  constructor(trouble: keyof typeof FAILURES, options?: ErrorOptions) {
    super(FAILURES[trouble], options);
    this.trouble = trouble;
  }
}

/** What an error tells of the database; undefined when it tells nothing of it as a whole. */
export const troubleOf = (error: unknown): Trouble | undefined =>
  error instanceof DataFolderError || error instanceof StorageFullError || error instanceof StorageFailedError
    ? error.trouble
    : undefined;

/** The database cannot be reached. The next call tries again, without a restart. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';

  constructor(options?: ErrorOptions) {
    super('数据库暂时无法连接，请稍后重试。', options);
  }
}

/** The code of a thrown value (`ENOSPC`, an SQLSTATE, …), if it has one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
