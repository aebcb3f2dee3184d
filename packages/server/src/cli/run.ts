import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UNKNOWN_COURSE_PROBLEM } from '@ykd/application/course';
import { CourseFormatError } from '../courses/course-error.js';
import { explain } from '../explain.js';
import { BACKUP_HELP, runBackupCommand } from './backup-commands.js';
import { checkCourse } from './course-check.js';
import { listCourseIds } from './course-ids.js';
import { importFolder } from './course-import.js';
import type { AskSecret } from './ask-secret.js';
import { OPERATION_HELP, OPERATION_OPTIONS, runOperationCommand } from './operation-commands.js';
import type { CliWorld } from './world.js';

const HELP = `用法：npm run ykd -- 命令

命令：
  course check 目录…    检查课程目录，不需要数据库，一次列出全部问题
  course import 目录…   检查并导入课程；内容没有变化时什么也不做
  course ids            列出 course.yaml 里可以写的 courseId 和它们的标题
${OPERATION_HELP}
${BACKUP_HELP}

选项：
  -h, --help            显示这份说明

命令使用与服务端相同的环境变量（DATA_DIR、DATABASE_URL 等）。staff、product、students、check、audit、ledger 与 backup 可以在
服务端运行时执行；导入课程、恢复与移动时，内置数据库只能由一个进程使用，请先停止服务端。PostgreSQL 可以在服务端运行时导入课程。
退出码：0 成功；1 有问题或失败；2 命令写错了，包括选项的值。
课程目录的格式见 docs/course-format.md，备份、恢复与移动见 docs/operations.md，员工与商品见
docs/operations-begin.md，检查见 docs/operations-health.md。
`;

type Command = (folder: string, world: CliWorld) => Promise<string>;

const COURSE_COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['check', (folder) => checkCourse(folder)],
  ['import', (folder, { environment }) => importFolder(folder, environment)],
]);

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() === true;

/** One course folder; whether it worked. Each line of what is wrong begins with the folder as it was named. */
const runOne = async (command: Command, named: string, world: CliWorld): Promise<boolean> => {
  const folder = resolve(world.folder, named);
  if (!(await isFolder(folder))) {
    world.error(`${named} 不是目录`);
    return false;
  }
  try {
    world.out(await command(folder, world));
    return true;
  } catch (error) {
    if (!(error instanceof CourseFormatError)) {
      world.error(explain(error));
      return false;
    }
    const prefix = named.replace(/\/+$/, '');
    for (const line of error.message.split('\n')) world.error(`${prefix}/${line}`);
    world.error(`${named} 有 ${error.problems.length} 个问题。`);
    if (error.problems.some(({ problem }) => problem.endsWith(UNKNOWN_COURSE_PROBLEM)))
      world.error('可用的编号用 course ids 列出。');
    return false;
  }
};

const wrong = (world: CliWorld, problem: string): number => {
  world.error(`${problem}\n\n${HELP}`.trimEnd());
  return 2;
};

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...OPERATION_OPTIONS, help: { type: 'boolean', short: 'h' } },
  });

/** Runs a command line; answers the exit code. `ask`: how a password is asked for; default: at the terminal. */
export const runCli = async (args: readonly string[], world: CliWorld, ask?: AskSecret): Promise<number> => {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch {
    return wrong(world, '不认识的选项。');
  }
  const { values, positionals } = parsed;
  if (values.help === true) {
    world.out(HELP.trimEnd());
    return 0;
  }
  const operated = await runOperationCommand(positionals, values, world, ask);
  if (operated !== undefined) return typeof operated === 'number' ? operated : wrong(world, operated);
  const backedUp = await runBackupCommand(positionals, world);
  if (backedUp !== undefined) return typeof backedUp === 'number' ? backedUp : wrong(world, backedUp);
  const [area, name = '', ...folders] = positionals;
  if (area === 'course' && name === 'ids') {
    if (folders.length > 0) return wrong(world, 'course ids 后面不写别的内容。');
    world.out(await listCourseIds());
    return 0;
  }
  const command = area === 'course' ? COURSE_COMMANDS.get(name) : undefined;
  if (command === undefined) return wrong(world, '没有这个命令。');
  if (folders.length === 0) return wrong(world, '请写出课程目录。');
  let code = 0;
  for (const folder of folders) if (!(await runOne(command, folder, world))) code = 1;
  return code;
};
