// A process of its own, started by roster-files.ts: it reads one workbook, and ends with its parent's hold on it.
import { WorkbookProblem } from './check-workbook.js';
import { readWorkbook } from './read-workbook.js';
import type { SheetAnswer } from './sheet-messages.js';

const say = (answer: SheetAnswer): void => {
  process.send?.(answer);
};

const answerTo = async (bytes: Uint8Array): Promise<SheetAnswer> => {
  try {
    return { lines: await readWorkbook(bytes) };
  } catch (error) {
    return error instanceof WorkbookProblem ? { problem: error.message } : { failure: String(error) };
  }
};

process.on('message', (bytes: Uint8Array) => {
  void answerTo(bytes).then(say);
});
process.on('disconnect', () => process.exit());
say('ready');
