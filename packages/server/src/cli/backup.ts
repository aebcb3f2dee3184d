import { resolve } from 'node:path';
import { shanghaiMinute } from '@ykd/domain/shared';
import { keptBackups } from '../backup/kept-backups.js';
import { makeBackup } from '../backup/make-backup.js';
import type { Manifest } from '../backup/manifest.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { makeScheduledBackup } from '../backup/scheduled-backup.js';
import { verifyBackup } from '../backup/verify-backup.js';
import { DEMO_WARNING } from '../open-site-database.js';
import { BackupError, rowsIn } from '../persistence/copy/index.js';
import { readConfig } from '../settings/config.js';
import type { CliWorld } from './world.js';

const KINDS = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** What a backup holds, in one line. */
const summary = ({ createdAt, database, files }: Manifest): string =>
  `${shanghaiMinute(createdAt)}（北京时间），${KINDS[database.kind]}，${Object.keys(database.tables).length} 个表，` +
  `${rowsIn(database.tables)} 行，${files.length} 个文件，${megabytes(files.reduce((all, { size }) => all + size, 0))}`;

/** Makes a backup in a new folder; answers what it holds. */
export const backUp = async (named: string, world: CliWorld): Promise<string> => {
  const target = resolve(world.folder, named);
  const config = readConfig(world.environment);
  const manifest = await makeBackup(config, { target, origin: 'manual', now: Date.now() });
  const secret =
    config.sessionSecrets === undefined
      ? ''
      : '\n备份里没有环境变量。请另外保存它们，尤其是 SESSION_SECRET：恢复时要用同一个。';
  return `备份完成，已读回核对：${target}\n${summary(manifest)}${secret}`;
};

/** Makes the backup that is due, as the running server asks for it. */
export const backUpAsScheduled = async (world: CliWorld): Promise<string> => {
  const { folder, manifest, names, damaged } = await makeScheduledBackup(
    readConfig(world.environment),
    Date.now(),
  );
  return [
    `备份完成，已读回核对：${folder}`,
    summary(manifest),
    ...names.map((name) => `已删除旧的备份 ${name}`),
    ...damaged.map((name) => `旧的备份 ${name} 已损坏，没有删除，请查看`),
  ].join('\n');
};

/** Reads a backup through. Throws BackupError with everything that is wrong with it. */
export const verify = async (named: string, world: CliWorld): Promise<string> => {
  const { backup } = readConfig(world.environment);
  const { manifest, problems } = await verifyBackup(resolve(world.folder, named), backup.postgresTools);
  if (problems.length === 0) return `${named} 完整：${summary(manifest)}`;
  throw new BackupError(
    `${named} 不完整，不能用来恢复：\n${problems.map((line) => `  - ${line}`).join('\n')}`,
  );
};

/** The backups in a folder, one a line, the newest first. Without a folder: in that of the settings. */
export const listBackups = async (named: string | undefined, world: CliWorld): Promise<string> => {
  const { backup } = readConfig(world.environment);
  const folder = named === undefined ? backup.schedule?.folder : resolve(world.folder, named);
  if (folder === undefined) throw new BackupError('请写出备份所在的目录，或设置 BACKUP_DIR。');
  const found = await keptBackups(folder);
  if (found.length === 0) throw new BackupError(`${folder} 里没有备份。`);
  return found
    .map(
      ({ name, manifest }) =>
        `${name}  ${manifest === undefined ? '不是完整的备份，或者读不到' : summary(manifest)}`,
    )
    .join('\n');
};

/** Brings a backup into the empty place that the settings name; answers what it did. */
export const restore = async (named: string, world: CliWorld): Promise<string> => {
  const config = readConfig(world.environment);
  const { manifest, demo, warnings } = await restoreBackup(config, resolve(world.folder, named));
  const isRefused = demo && config.production;
  for (const warning of [...warnings, ...(isRefused ? [DEMO_WARNING] : [])]) world.error(warning);
  const next = isRefused ? '' : '\n现在可以启动服务。';
  return `恢复完成，每个表已逐行核对：${config.dataDir}\n${summary(manifest)}${next}`;
};
