import { explain } from '../explain.js';
import { secretsFrom, type AskSecret } from './ask-secret.js';
import { verifyAuditLog } from './audit-verify.js';
import { checkWholeDatabase } from './database-check.js';
import { closeCommissionMonth, verifyCommission } from './ledger.js';
import { OperationError } from './operation-error.js';
import { importProductFile } from './product-import.js';
import { buildReports } from './report-build.js';
import { applyRosterById, importRoster, undoRosterById } from './roster.js';
import { addStaff } from './staff-add.js';
import { listStaff } from './staff-list.js';
import { setStaffPassword } from './staff-password.js';
import { changeStaffRole, disableStaff } from './staff-rights.js';
import { resetSecondFactor } from './staff-second-factor.js';
import type { StaffWords } from './staff-words.js';
import { recomputeStudentRows } from './students-recompute.js';
import { recomputeDaySums } from './sums-recompute.js';
import { UsageError } from './usage-error.js';
import type { AskingWorld, CliWorld } from './world.js';

/** What the help says of these commands. */
export const OPERATION_HELP = `  staff add --mobile 手机号 --username 用户名 [--name 姓名] [--role 角色] [--grants 权限] [--generate] [--reason 原因]
                        添加员工；角色是 superAdmin、class 或 teacher，密码在提示后输入或从标准输入读取，
                        --generate 生成一个并显示一次
  staff list            列出员工，包括离职的：角色与权限、部门、状态
  staff role 账号 [--role 角色|none] [--grants 权限] [--reason 原因]
                        改变员工的角色与权限，也可以让已有的会员成为员工，让离职的重新入职
  staff password 账号 [--generate]
                        设置员工的密码，他登录后要先换成自己的
  staff reset-2fa 账号  去掉员工的两步验证，他下次登录重新设置
  staff disable 账号 [--successor 接手的员工] [--reason 原因]
                        离职：收回权限，退出全部登录；有负责的学员时要写接手的员工
  product import 文件 [--check]
                        从 JSON 文件导入商品；--check 只检查，不保存
  roster import 文件 [--class 班级]
                        核对花名册（CSV、XLSX）：印出每一行会怎样，不改学员；
                        --class 把全部学员放进叫这个名字的班
  roster apply 编号:版本 [--confirm 人数]
                        导入核对过的花名册，全部或什么都不写
  roster undo 编号      撤销导入的花名册，改过的学员保留
  check                 检查整个数据库有没有损坏
  audit verify [--after 行号:散列]
                        检查审计日志有没有被删改；--after 与从前记下的末尾核对
  ledger verify         核对合作伙伴的佣金：余额与结算单由分录、分录由订单重新算一遍，不改什么
  ledger close 月份     结算一个过去的月份（YYYY-MM），为每位伙伴出结算单；中断了可以再来
  report build 年份     为在那一年学习过的每个人生成年度报告；中断了可以再来，一天之内从停下的地方继续
  students recompute    重新计算学员列表里由订单、学习记录等得出的内容，改正不对的
  sums recompute        重新计算工作台上每天的订单、退款与学员数，改正不对的`;

/** A value that is wrong is said by itself: the whole help would hide it. */
const SEE_HELP = '命令怎样写：npm run ykd -- --help';

/** The options of these commands, as parseArgs takes them. */
export const OPERATION_OPTIONS = {
  mobile: { type: 'string' },
  username: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  grants: { type: 'string' },
  generate: { type: 'boolean' },
  reason: { type: 'string' },
  successor: { type: 'string' },
  check: { type: 'boolean' },
  after: { type: 'string' },
  confirm: { type: 'string' },
  class: { type: 'string' },
} as const;

/** What was given of them. */
export interface OperationOptions extends StaffWords {
  readonly check?: boolean | undefined;
  readonly after?: string | undefined;
  readonly confirm?: string | undefined;
  readonly class?: string | undefined;
}

interface Asked {
  readonly word: string;
  readonly options: OperationOptions;
  readonly world: AskingWorld;
}

/** One of these commands: what it is to be told besides its name, the options that it knows, and what it does. */
interface Command {
  readonly name: readonly string[];
  readonly wants?: string;
  readonly options?: readonly (keyof OperationOptions)[];
  run(asked: Asked): Promise<string>;
}

const COMMANDS: readonly Command[] = [
  {
    name: ['staff', 'add'],
    options: ['mobile', 'username', 'name', 'role', 'grants', 'generate', 'reason'],
    run: ({ options, world }) => addStaff(options, world),
  },
  { name: ['staff', 'list'], run: ({ world }) => listStaff(world) },
  {
    name: ['staff', 'role'],
    wants: '账号',
    options: ['role', 'grants', 'reason'],
    run: ({ word, options, world }) => changeStaffRole(word, options, world),
  },
  {
    name: ['staff', 'password'],
    wants: '账号',
    options: ['generate'],
    run: ({ word, options, world }) => setStaffPassword(word, options, world),
  },
  {
    name: ['staff', 'reset-2fa'],
    wants: '账号',
    run: ({ word, world }) => resetSecondFactor(word, world),
  },
  {
    name: ['staff', 'disable'],
    wants: '账号',
    options: ['successor', 'reason'],
    run: ({ word, options, world }) => disableStaff(word, options, world),
  },
  {
    name: ['product', 'import'],
    wants: '文件',
    options: ['check'],
    run: ({ word, options: { check = false }, world }) => importProductFile(word, check, world),
  },
  {
    name: ['roster', 'import'],
    wants: '文件',
    options: ['class'],
    run: ({ word, options, world }) => importRoster(word, options.class, world),
  },
  {
    name: ['roster', 'apply'],
    wants: '编号',
    options: ['confirm'],
    run: ({ word, options, world }) => applyRosterById(word, options.confirm, world),
  },
  {
    name: ['roster', 'undo'],
    wants: '编号',
    run: ({ word, world }) => undoRosterById(word, world),
  },
  {
    name: ['audit', 'verify'],
    options: ['after'],
    run: ({ options, world }) => verifyAuditLog(options.after, world),
  },
  { name: ['ledger', 'verify'], run: ({ world }) => verifyCommission(world) },
  { name: ['ledger', 'close'], wants: '月份', run: ({ word, world }) => closeCommissionMonth(word, world) },
  { name: ['report', 'build'], wants: '年份', run: ({ word, world }) => buildReports(word, world) },
  { name: ['students', 'recompute'], run: ({ world }) => recomputeStudentRows(world) },
  { name: ['sums', 'recompute'], run: ({ world }) => recomputeDaySums(world) },
  { name: ['check'], run: ({ world }) => checkWholeDatabase(world) },
];

/**
 * Runs one of these commands; answers the exit code, or what is wrong with how it was written. Undefined when the words name
 * none of them. `ask`: how a password is asked for.
 */
export const runOperationCommand = async (
  words: readonly string[],
  options: OperationOptions,
  world: CliWorld,
  ask?: AskSecret,
): Promise<number | string | undefined> => {
  const command = COMMANDS.find(({ name }) => name.every((word, at) => words[at] === word));
  const given = Object.keys(options).filter((name) => Object.hasOwn(OPERATION_OPTIONS, name));
  if (command === undefined) return given.length > 0 ? '不认识的选项。' : undefined;
  const named = command.name.join(' ');
  const rest = words.slice(command.name.length);
  if (rest.length !== (command.wants === undefined ? 0 : 1)) {
    return command.wants === undefined ? `${named} 后面不写别的内容。` : `请写出一个${command.wants}。`;
  }
  const stranger = given.find((name) => !command.options?.some((known) => known === name));
  if (stranger !== undefined) return `${named} 没有选项 --${stranger}。`;
  const terminal = ask === undefined ? secretsFrom(process.stdin, process.stderr) : undefined;
  try {
    const asking = ask ?? terminal?.ask ?? (async () => undefined);
    world.out(await command.run({ word: rest[0] ?? '', options, world: { ...world, ask: asking } }));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      world.error(`${error.message}\n${SEE_HELP}`);
      return 2;
    }
    world.error(error instanceof OperationError ? error.message : explain(error));
    return 1;
  } finally {
    terminal?.close();
  }
};
