/** Backups, restoring, and moving to the other database. */
const COPY = 'packages/server/src/persistence/copy';
const BACKUP = 'packages/server/src/backup';

export const backup = [
  {
    name: 'backup-copies-the-file',
    what: '备份只抄数据库的文件，丢了日志里的',
    file: `${COPY}/sqlite-copy.ts`,
    edits: [
      ["import { chmod } from 'node:fs/promises';", "import { chmod, copyFile } from 'node:fs/promises';"],
      ['import { backup, DatabaseSync }', 'import { DatabaseSync }'],
      ['const ALL_PAGES = 2 ** 31 - 1;\n', ''],
      [
        'await withSqliteFile(file, (source) => backup(source, target, { rate: ALL_PAGES }));',
        'await copyFile(file, target);',
      ],
    ],
    tests: ['packages/server/test/process/backup.test.ts'],
  },
  {
    name: 'dump-of-another-moment',
    kind: 'race',
    what: 'pg_dump 与清单不是同一个时刻',
    file: `${COPY}/postgres-copy.ts`,
    edits: [
      ["const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');", ''],
      [', `--snapshot=${rows[0]?.id}`]', ']'],
    ],
    tests: ['packages/server/test/backup/backup.test.ts'],
  },
  {
    name: 'uploads-only-after-the-database',
    kind: 'race',
    what: '上传的文件只在数据库之后抄一次，少了刚被换掉的',
    file: `${BACKUP}/make-backup.ts`,
    edits: [['await copyUploads(config, folder, uploads);\n  const {', 'const {']],
    tests: ['packages/server/test/backup/object-store.test.ts'],
  },
  {
    name: 'restored-over-data',
    what: '数据目录里有东西也恢复',
    file: `${BACKUP}/restore-backup.ts`,
    edits: [['if (names.length > 0) {', 'if (names.includes(RESTORING_FILE)) {']],
    tests: ['packages/server/test/backup/backup.test.ts'],
  },
  {
    name: 'half-restored-served',
    what: '恢复了一半的数据目录也打开',
    file: 'packages/server/src/persistence/store/sqlite-database.ts',
    edits: [
      ['    refuseHalfRestored(lock.folder);\n', ''],
      ['lockOrJoinDataFolder, refuseHalfRestored', 'lockOrJoinDataFolder'],
    ],
    tests: ['packages/server/test/backup/damage.test.ts'],
  },
  {
    name: 'manifest-not-summed',
    what: '不核对清单的和',
    file: `${BACKUP}/manifest.ts`,
    edits: [['if (kept.split(/\\s/)[0] !== sha256(text)) {', "if (kept === '') {"]],
    tests: ['packages/server/test/backup/damage.test.ts'],
  },
  {
    name: 'backup-of-the-future-counts',
    what: '日期在将来的备份算作最新的：时钟快过一次，自动备份就停了',
    file: 'packages/server/src/jobs/back-up.ts',
    edits: [
      ['made.filter((at) => at <= now).reduce(', 'made.reduce('],
      ['newest >= due && newest <= now;', 'newest >= due;'],
    ],
    tests: ['packages/server/test/jobs/back-up.test.ts'],
  },
  {
    name: 'damaged-backup-removed',
    what: '清理旧的备份时不先读一遍',
    file: `${BACKUP}/kept-backups.ts`,
    edits: [['if (problems.length > 0) {', 'if (problems.length > 1000) {']],
    tests: ['packages/server/test/backup/retention.test.ts'],
  },
  {
    name: 'moved-while-written',
    kind: 'race',
    what: '服务在运行时也移动数据库',
    file: 'packages/server/src/cli/migrate-to.ts',
    edits: [
      ['const lock = lockDataFolder(database.dataDir);', 'const lock = { release: (): void => {} };'],
      ['DATABASE_FILE, lockDataFolder }', 'DATABASE_FILE }'],
    ],
    tests: ['packages/server/test/backup/move.test.ts'],
  },
];
