/** The data folder cannot be used. The message names the folder and what to do; it is meant for the operator. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  readonly folder: string;

  constructor(folder: string, message: string, options?: ErrorOptions) {
    super(`数据目录 ${folder} ${message}`, options);
    this.folder = folder;
  }
}

/** What is wrong with a data folder on a full disk. */
export const FOLDER_FULL = '所在的磁盘已满。请清理磁盘，或用 DATA_DIR 指定别的目录。';

/** No room to store anything. Nothing was changed; storing works again as soon as there is room, without a restart. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';

  constructor(options?: ErrorOptions) {
    super('存储空间已满，数据没有保存。请清理磁盘后重试，服务无需重启。', options);
  }
}

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
