import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.js';
import { tempFolder } from './temp-folder.js';

const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];
const DEBIAN = '/usr/lib/postgresql';

const HINT = `这些测试需要 PostgreSQL 的服务器与它的 pg_dump、pg_restore，本机没有找到。
  Debian / Ubuntu：sudo apt-get install -y postgresql（npm test 以 root 运行时会自动安装）
  其他系统：安装 PostgreSQL，让 initdb、postgres、pg_dump、pg_restore 在 PATH 中。`;

/** The folder in which all programs lie, of one version: Debian keeps each version in a folder of its own. */
const programs = (): string => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program))));
  if (found === undefined) throw new Error(HINT);
  return found;
};

/** PostgreSQL refuses to run as root: then as whoever owns nothing. */
const ordinaryUser = (): Pick<SpawnOptions, 'uid' | 'gid'> => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string): number =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  return uid > 0 ? { uid, gid } : { uid: 65_534, gid: 65_534 };
};

/** A PostgreSQL server whose own `pg_dump` and `pg_restore` are there too; the one of the packages has none. */
export interface SystemPostgres {
  /** The folder of the programs. */
  readonly tools: string;
  /** An administrator's URL. */
  readonly url: string;
  /** Makes an empty database; answers its URL. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
}

const PASSWORD = 'p@ss word';

/** Starts such a server with an empty cluster, which is thrown away in the end. */
export const startSystemPostgres = async (): Promise<SystemPostgres> => {
  const tools = programs();
  const folder = tempFolder();
  const user = ordinaryUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder.path, user.uid, user.gid);
  const cluster = join(folder.path, 'cluster');
  const run = { ...user, cwd: folder.path, encoding: 'utf8' as const };
  const made = spawnSync(
    join(tools, 'initdb'),
    [
      '--pgdata',
      cluster,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    run,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const options = ['fsync=off', `port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = spawn(
    join(tools, 'postgres'),
    ['-D', cluster, ...options.flatMap((option) => ['-c', option])],
    { ...user, cwd: folder.path, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(server, 'close');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
  const url = `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`;
  return {
    tools,
    url,
    database: async (name) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      const address = new URL(url);
      address.pathname = `/${name}`;
      return address.href;
    },
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      folder.remove();
    },
  };
};
