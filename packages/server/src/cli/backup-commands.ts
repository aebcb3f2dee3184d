import { explain } from '../explain.js';
import { codeOf, isDamage } from '../persistence/index.js';
import { BackupError } from '../persistence/copy/index.js';
import { backUp, backUpAsScheduled, listBackups, restore, verify } from './backup.js';
import { migrateTo } from './migrate-to.js';
import type { CliWorld } from './world.js';

/** What the help says of these commands. */
export const BACKUP_HELP = `  backup 目录           备份数据库与上传的文件到一个新的目录，服务可以正在运行
  backup verify 目录…   读一遍备份，核对每个文件与数据库
  backup list [目录]    列出备份，最新的在前；不写目录时看 BACKUP_DIR
  restore 目录          把备份恢复到空的 DATA_DIR（或空的数据库、存储桶），并逐行核对
  migrate-to 地址       把内置的数据库移到空的 PostgreSQL（postgres://…），服务要先停止`;

/** What the operator is told of a failure. */
const trouble = (error: unknown): string => {
  if (isDamage(error))
    return '数据库已损坏，没有完成。用 check 查看哪里坏了；请停止服务，恢复最近的一份好的备份。';
  const path = error instanceof Error && 'path' in error ? String(error.path) : '';
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `磁盘已满，没有完成${path === '' ? '' : `：${path}`}。请清理磁盘，或换一个目录。`;
    case 'EACCES':
    case 'EPERM':
      return `没有权限：${path}。请用运行服务的账号执行，或换一个目录。`;
    case 'EROFS':
      return `所在的文件系统是只读的：${path}。请换一个目录。`;
    default:
      return explain(error);
  }
};

type Run = (words: readonly string[], world: CliWorld) => Promise<string>;

/** One of these commands: how many words it takes, what to say when there are others, and what it does. */
interface Command {
  readonly name: readonly string[];
  readonly words: readonly [least: number, most: number];
  readonly missing: string;
  readonly run: Run;
}

/** Each by itself: one that is damaged says nothing of the others. */
const verifyAll: Run = async (folders, world) => {
  const whole: string[] = [];
  for (const folder of folders) {
    try {
      whole.push(await verify(folder, world));
    } catch (error) {
      world.error(trouble(error));
    }
  }
  if (whole.length === folders.length) return whole.join('\n');
  for (const line of whole) world.out(line);
  throw new BackupError(`${folders.length} 个备份里有 ${folders.length - whole.length} 个不能用来恢复。`);
};

const COMMANDS: readonly Command[] = [
  {
    name: ['backup', 'verify'],
    words: [1, Infinity],
    missing: '请写出备份的目录。',
    run: verifyAll,
  },
  {
    name: ['backup', 'list'],
    words: [0, 1],
    missing: 'backup list 后面最多写一个目录。',
    run: ([folder], world) => listBackups(folder, world),
  },
  {
    // For the server, which makes its own backups in a process of their own.
    name: ['backup', 'scheduled'],
    words: [0, 0],
    missing: 'backup scheduled 后面不写别的内容。',
    run: (_, world) => backUpAsScheduled(world),
  },
  {
    name: ['backup'],
    words: [1, 1],
    missing: '请写出一个新的备份目录。',
    run: ([folder = ''], world) => backUp(folder, world),
  },
  {
    name: ['restore'],
    words: [1, 1],
    missing: '请写出一个备份的目录。',
    run: ([folder = ''], world) => restore(folder, world),
  },
  {
    name: ['migrate-to'],
    words: [1, 1],
    missing: '请写出 PostgreSQL 的连接地址。',
    run: ([url = ''], world) => migrateTo(url, world),
  },
];

/**
 * Runs one of these commands; answers the exit code, or what is wrong with how it was written. Undefined when the words name
 * none of them.
 */
export const runBackupCommand = async (
  words: readonly string[],
  world: CliWorld,
): Promise<number | string | undefined> => {
  const command = COMMANDS.find(({ name }) => name.every((word, at) => words[at] === word));
  if (command === undefined) return undefined;
  const rest = words.slice(command.name.length);
  const [least, most] = command.words;
  if (rest.length < least || rest.length > most) return command.missing;
  try {
    world.out(await command.run(rest, world));
    return 0;
  } catch (error) {
    world.error(trouble(error));
    return 1;
  }
};
