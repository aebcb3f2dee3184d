import { join } from 'node:path';
import type { Config } from '../settings/config.js';
import { BackupError } from '../persistence/copy/index.js';
import { removeOld, type Removed, scheduledName } from './kept-backups.js';
import { makeBackup } from './make-backup.js';
import type { Manifest } from './manifest.js';

/** What a backup of the schedule came to. */
export interface ScheduledBackup extends Removed {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Makes the backup that is due now, then removes those that are too old. Throws what makeBackup throws. */
export const makeScheduledBackup = async (config: Config, now: number): Promise<ScheduledBackup> => {
  const { schedule, postgresTools } = config.backup;
  if (schedule === undefined) throw new BackupError('没有设置 BACKUP_DIR。');
  const folder = join(schedule.folder, scheduledName(now));
  const manifest = await makeBackup(config, { target: folder, origin: 'schedule', now });
  return { folder, manifest, ...(await removeOld(schedule, now, postgresTools)) };
};
