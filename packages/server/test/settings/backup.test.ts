import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/settings/config.js';

const scheduleOf = (environment: Record<string, string>) => readConfig(environment).backup.schedule;

describe('the settings of backups', () => {
  it('make none unless a folder is named', () => {
    expect(readConfig({}).backup).toEqual({});
    expect(scheduleOf({ BACKUP_AT: '01:00' })).toBeUndefined();
  });

  it('make one a night and keep fourteen', () => {
    expect(scheduleOf({ BACKUP_DIR: './copies' })).toEqual({
      folder: resolve('copies'),
      minutes: [210],
      keep: 14,
      keepDays: 0,
    });
  });

  it('take several times, and how many and how long to keep', () => {
    const given = { BACKUP_DIR: '/b', BACKUP_AT: '00:00, 23:59', BACKUP_KEEP: '3', BACKUP_KEEP_DAYS: '30' };
    expect(scheduleOf(given)).toEqual({ folder: '/b', minutes: [0, 1439], keep: 3, keepDays: 30 });
  });

  it.each([
    [{ BACKUP_DIR: '/b', BACKUP_AT: '24:00' }, 'BACKUP_AT：应为逗号分隔的北京时间'],
    [{ BACKUP_DIR: '/b', BACKUP_AT: ',' }, 'BACKUP_AT：至少要有一个时间'],
    [{ BACKUP_DIR: '/b', BACKUP_KEEP: '0' }, 'BACKUP_KEEP：应为 1 到 1000 的整数'],
    [{ BACKUP_DIR: '/b', BACKUP_KEEP_DAYS: '-1' }, 'BACKUP_KEEP_DAYS：应为 0 到 3650 的整数'],
    [{ DATA_DIR: '/d', BACKUP_DIR: '/d' }, 'BACKUP_DIR：不能在 DATA_DIR 里'],
    [{ DATA_DIR: '/d', BACKUP_DIR: '/d/backups' }, 'BACKUP_DIR：不能在 DATA_DIR 里'],
  ])('refuse %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('take a folder beside the data, also one whose name begins like its', () => {
    expect(scheduleOf({ DATA_DIR: '/d', BACKUP_DIR: '/d-backups' })?.folder).toBe('/d-backups');
  });
});
