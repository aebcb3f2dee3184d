import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { BackupError } from './backup-error.js';

/** PostgreSQL's own programs. */
export type ToolName = 'pg_dump' | 'pg_restore';

/** A program that is there. */
export interface Tool {
  readonly name: ToolName;
  readonly path: string;
  readonly major: number;
}

const HOW =
  '请安装与数据库服务器相同或更新版本的 PostgreSQL 客户端（Debian、Ubuntu：apt-get install postgresql-client），或用 PG_BIN_DIR 指出它们所在的目录。';

/** What is kept of what a program says. */
const WORDS_MAX = 4000;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs a program to its end. Rejects when it cannot be started. */
const run = (path: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
    const words = { out: '', error: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (words.out += text));
    child.stderr
      .setEncoding('utf8')
      .on('data', (text: string) => (words.error = (words.error + text).slice(-WORDS_MAX)));
    child.once('error', reject).once('close', (code) => resolve({ code, ...words }));
  });

/** Looks for a program in a folder, or on the PATH, and asks its version. Throws BackupError when it is not there. */
export const findTool = async (name: ToolName, folder: string | undefined): Promise<Tool> => {
  const path = folder === undefined ? name : join(folder, name);
  const ended = await run(path, ['--version'], process.env).catch(() => undefined);
  const major = /\(PostgreSQL\) (\d+)/.exec(ended?.out ?? '')?.[1];
  if (ended?.code !== 0 || major === undefined) {
    throw new BackupError(
      `找不到 PostgreSQL 的 ${name}${folder === undefined ? '' : `（在 ${folder} 里）`}。${HOW}`,
    );
  }
  return { name, path, major: Number(major) };
};

/** Throws BackupError when the program is older than the server: it could not read all that is there. */
export const requireMajor = ({ name, path, major }: Tool, serverMajor: number): void => {
  if (major >= serverMajor) return;
  throw new BackupError(
    `${name}（${path}）的版本是 ${major}，比数据库服务器的 ${serverMajor} 旧，不能使用。${HOW}`,
  );
};

/** How a program is told of a database: the password does not stand among the arguments, which everybody can read. */
const connection = (url: string): { readonly arg: string; readonly env: NodeJS.ProcessEnv } => {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  return {
    arg: `--dbname=${parsed.href}`,
    env: { ...process.env, LC_ALL: 'C', ...(password === '' ? {} : { PGPASSWORD: password }) },
  };
};

/** Runs a program, on a database where one is given; answers what it printed. Throws BackupError with its words. */
export const runTool = async (tool: Tool, args: readonly string[], url?: string): Promise<string> => {
  const to = url === undefined ? undefined : connection(url);
  const { code, out, error } = await run(
    tool.path,
    [...(to === undefined ? [] : [to.arg, '--no-password']), ...args],
    to?.env ?? { ...process.env, LC_ALL: 'C' },
  );
  if (code === 0) return out;
  throw new BackupError(`${tool.name} 失败（退出码 ${code ?? '无'}）：\n${error.trim()}`);
};
