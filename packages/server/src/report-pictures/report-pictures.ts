import { join } from 'node:path';
import type { ReportPictures } from '@ykd/application/ports';
import { createFairTurns } from '../crypto/fair-turns.js';
import { createAskedProcess } from '../images/asked-process.js';
import { ImagesBusyError } from '../images/images-busy.js';
import { PACKAGE_FOLDER } from '../package/package-folder.js';
import type { PictureAnswer, PictureQuestion } from './picture-messages.js';

/** The built program: it runs by itself, also when the server is run from its sources. */
const PROGRAM = join(PACKAGE_FOLDER, 'dist/report-pictures/picture-process.js');

/** The longest that one picture may take: some hundred times what one takes. */
const PICTURE_MS_MAX = 20_000;

/** How many pictures may wait while one is drawn. */
const WAITING_MAX = 32;

/** Who has waited so long when a turn ends waits no more: whoever opened the picture still looks. */
const WAITING_MS_MAX = 15_000;

/** How long the process, with the fonts that it has read, stays for a next picture. */
const IDLE_MS = 30_000;

/**
 * Pictures of reports, drawn from our own markup in a process of their own: neither reading the fonts nor drawing keeps the server from
 * answering, and their memory is given back. One at a time, and one of each owner in turn; throws ImagesBusyError for one too many of
 * those that wait. Nothing that was drawn is kept. `program`: what the process runs.
 */
export const createReportPictures = (program = PROGRAM): ReportPictures => {
  const ask = createAskedProcess<PictureQuestion>({ program, answerMs: PICTURE_MS_MAX, idleMs: IDLE_MS });
  const takeTurn = createFairTurns({
    width: 1,
    waitingMax: WAITING_MAX,
    longestWaitMs: WAITING_MS_MAX,
    now: () => performance.now(),
    busy: () => new ImagesBusyError(),
  });
  return {
    draw: (picture, ownerId) =>
      takeTurn({ from: ownerId }, async () => {
        const answer = (await ask({ picture })) as PictureAnswer | undefined;
        if (typeof answer === 'object' && 'png' in answer) return answer.png;
        const why = typeof answer === 'object' ? answer.failed : 'its process ended';
        throw new Error(`a picture of a report was not drawn: ${why}`);
      }),
  };
};
