import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import {
  applyRoster,
  createRosterProgress,
  OPERATOR,
  planRoster,
  ROSTER_NAME_MAX,
  ROSTER_ROW_TITLES,
  takeIn,
  undoRoster,
  type RosterWork,
} from '@ykd/application/roster';
import type { Roster } from '@ykd/application/ports';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { ROSTER_TITLES } from '@ykd/domain/roster';
import { createIds } from '../crypto/ids.js';
import { codeOf, repositories, type Database } from '../persistence/index.js';
import { createRosterFiles } from '../rosters/roster-files.js';
import { inDatabase } from './in-database.js';
import { OperationError } from './operation-error.js';
import type { CliWorld } from './world.js';

/** How many rows with something to correct are printed. */
const ISSUES_SHOWN = 50;

const depsOf = (database: Database): RosterWork => {
  const { rosters, students, classes, members, unitOfWork } = repositories(database);
  return {
    rosters,
    classes,
    students,
    members,
    unitOfWork,
    clock: { now: () => Date.now() },
    ids: createIds(),
    rosterFiles: createRosterFiles(),
    rosterProgress: createRosterProgress(),
  };
};

const readOr = async (path: string, named: string): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    const isMissing = codeOf(error) === 'ENOENT' || codeOf(error) === 'EISDIR';
    throw isMissing ? new OperationError([`找不到文件 ${named}`]) : error;
  }
};

const tallyOf = ({ tally }: Roster): string =>
  Object.entries(tally)
    .map(([state, rows]) => `${ROSTER_ROW_TITLES[state as keyof typeof ROSTER_ROW_TITLES]} ${rows}`)
    .join('，');

const refuse = (error: Parameters<typeof errorMessage>[0]): never => {
  throw new OperationError(
    'issues' in error ? error.issues.map(({ message }) => message) : [errorMessage(error)],
  );
};

/** The rows with something to correct. */
const issuesOf = async (deps: RosterWork, id: string): Promise<readonly string[]> => {
  const { list } = await deps.rosters.rows({ limit: ISSUES_SHOWN }, { rosterId: id, state: 'faulty' });
  return list.flatMap(({ number, judged }) =>
    (judged?.issues ?? []).map(({ field, message }) => `第 ${number} 行 ${ROSTER_TITLES[field]}：${message}`),
  );
};

/** The class that is called so. */
const classNamed = async ({ unitOfWork }: RosterWork, name: string): Promise<string> => {
  const [id, other] = await unitOfWork.transaction((tx) => tx.rosters.classIdsNamed([name]));
  if (id === undefined) throw new OperationError([`没有叫“${name}”的班级`]);
  if (other !== undefined) throw new OperationError([`有几个班级都叫“${name}”，请在后台的“花名册”里导入`]);
  return id;
};

/**
 * Takes a file in as a roster and judges its rows: a dry run, which is kept under the id that it prints, and changes no
 * student. `className`: that of the class that all of them come into. Throws OperationError for a file that is no roster.
 */
export const importRoster = async (
  named: string,
  className: string | undefined,
  world: CliWorld,
): Promise<string> => {
  const bytes = await readOr(resolve(world.folder, named), named);
  return inDatabase(world, async (database) => {
    const deps = depsOf(database);
    const classId = className === undefined ? null : await classNamed(deps, className.trim());
    const name = [...basename(named)].slice(0, ROSTER_NAME_MAX).join('');
    const taken = await takeIn(deps, OPERATOR, { name, source: 'command', bytes });
    if (!taken.ok) return refuse(taken.error);
    const { id, version, titles } = taken.value;
    // Into one class they all come: that a column says so too is nothing.
    const fields = taken.value.fields.map((field) =>
      classId !== null && field === 'className' ? null : field,
    );
    const columns = titles.map((title, at) => {
      const field = fields[at] ?? null;
      return `  ${title}：${field === null ? '不导入' : ROSTER_TITLES[field]}`;
    });
    const planned = await planRoster(deps, OPERATOR, { id, version, fields, overwrites: [], classId });
    if (!planned.ok) return refuse(planned.error);
    const issues = await issuesOf(deps, id);
    return [
      `已核对 ${named}，没有改动任何学员：${tallyOf(planned.value)}。`,
      ...(className === undefined ? [] : [`全部放进班级“${className.trim()}”。`]),
      '各列：',
      ...columns,
      ...issues,
      `导入：npm run ykd -- roster apply ${id}:${planned.value.version}`,
      '改正有误的行、覆盖已有的值，在后台的“花名册”里做。',
    ].join('\n');
  });
};

/** What `roster apply` is told: the roster, and which version of it was looked at. */
const REVIEWED = /^([\w-]+):(\d{1,9})$/;

/** Applies a roster as it was reviewed; `confirm`: how many students that are there it changes, where it changes many. */
export const applyRosterById = async (
  said: string,
  confirm: string | undefined,
  world: CliWorld,
): Promise<string> => {
  const [, id, version] = REVIEWED.exec(said) ?? [];
  if (id === undefined) throw new OperationError(['请写 roster import 印出的编号与版本，例如 abc:2']);
  return inDatabase(world, async (database) => {
    const input = {
      id,
      version: Number(version),
      ...(confirm === undefined ? {} : { confirm: Number(confirm) }),
    };
    const applied = await applyRoster(depsOf(database), OPERATOR, input);
    if (!applied.ok) return refuse(applied.error);
    return `已导入：${tallyOf(applied.value)}。\n撤销：npm run ykd -- roster undo ${id}`;
  });
};

/** Takes back what a roster did, row by row. */
export const undoRosterById = (id: string, world: CliWorld): Promise<string> =>
  inDatabase(world, async (database) => {
    const undone = await undoRoster(depsOf(database), OPERATOR, id);
    return undone.ok ? `已撤销：${tallyOf(undone.value)}。` : refuse(undone.error);
  });
