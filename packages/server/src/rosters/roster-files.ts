import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RosterFiles } from '@ykd/application/ports';
import { err, ok } from '@ykd/domain/shared';
import { askApart } from '../apart/ask-apart.js';
import { inTurn } from '../apart/in-turn.js';
import { PACKAGE_FOLDER } from '../package/package-folder.js';
import { WORKBOOK_MEMORY_MAX, WORKBOOK_MS_MAX, WORKBOOKS_WAITING_MAX } from './limits.js';
import type { SheetAnswer } from './sheet-messages.js';
import { readText } from './text-sheet.js';

/** The built program: it runs by itself, also when the server is run from its sources. */
const PROGRAM = join(PACKAGE_FOLDER, 'dist/rosters/sheet-process.js');

/** What is said of a workbook that the process died of, or took too long for. */
const TOO_MUCH = '读不完：表格太大或太复杂，请只留下花名册那一张工作表';

/** What workbooks of before 2007, and those with a password, begin with. */
const OLD = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/**
 * Reads sheets with rosters: texts here, workbooks one after the other, each in a process of its own, so that one that takes
 * too much breaks nothing else. `program`: what the process runs.
 */
export const createRosterFiles = ({ program = PROGRAM, longestMs = WORKBOOK_MS_MAX } = {}): RosterFiles => {
  const turn = inTurn(WORKBOOKS_WAITING_MAX);
  const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
  const problem = (said: string) => err({ kind: 'problem', problem: said } as const);

  const readOne = async (bytes: Uint8Array): ReturnType<RosterFiles['read']> => {
    const limits = { memoryMax: WORKBOOK_MEMORY_MAX, longestMs };
    const answer = await askApart<Exclude<SheetAnswer, 'ready'>>(program, bytes, limits);
    if (answer !== undefined && 'failure' in answer) throw new Error(answer.failure);
    if (answer === undefined) return problem(TOO_MUCH);
    return 'problem' in answer
      ? problem(answer.problem)
      : ok({ lines: answer.lines, digest: digestOf(bytes) });
  };

  return {
    read: async (bytes): ReturnType<RosterFiles['read']> => {
      if (startsWith(bytes, OLD))
        return problem('这是旧的 XLS，或加了密的表格：请去掉密码，另存为 XLSX 再上传');
      if (!startsWith(bytes, ZIP)) {
        const lines = readText(bytes);
        return lines.ok ? ok({ lines: lines.value, digest: digestOf(bytes) }) : problem(lines.error);
      }
      return turn(() => readOne(bytes));
    },
  };
};
