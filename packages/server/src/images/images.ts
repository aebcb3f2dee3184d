import { join } from 'node:path';
import { type Images, PICTURES_AT_ONCE } from '@ykd/application/ports';
import { createFairTurns } from '../crypto/fair-turns.js';
import { PACKAGE_FOLDER } from '../package/package-folder.js';
import { createAskedProcess } from './asked-process.js';
import type { ImageAnswer, ImageQuestion } from './image-messages.js';
import { ImagesBusyError } from './images-busy.js';
import { createShares } from './shares.js';

/** The built program: it runs by itself, also when the server is run from its sources. */
const PROGRAM = join(PACKAGE_FOLDER, 'dist/images/image-process.js');

/** The longest that one picture may take. */
const PICTURE_MS_MAX = 10_000;

/** How many pictures may wait while one is redrawn, one of each of a class for one; their bytes wait in memory. */
const WAITING_MAX = 64;

/** How long a picture waits for its turn at the most: whoever sent it still looks. */
const WAITING_MS_MAX = 30_000;

/** How long the process stays for a next picture. */
const IDLE_MS = 10_000;

/**
 * Pictures, redrawn in a process of their own: the memory of a large one is given back, and a file that breaks the decoder
 * breaks nothing else. One picture at a time, and one of each owner in turn; throws
 * ImagesBusyError for one too many of those that wait, which is one of whoever has the most there. `program`: what the process runs.
 */
export const createImages = (program = PROGRAM): Images => {
  const ask = createAskedProcess<ImageQuestion>({ program, answerMs: PICTURE_MS_MAX, idleMs: IDLE_MS });
  const takeTurn = createFairTurns({
    width: 1,
    waitingMax: WAITING_MAX,
    longestWaitMs: WAITING_MS_MAX,
    now: () => performance.now(),
    busy: () => new ImagesBusyError(),
  });
  const shares = createShares(PICTURES_AT_ONCE);

  return {
    redraw: async (bytes, type, box, ownerId, admit = () => Promise.resolve(true)) => {
      const turn = async () => {
        if (!(await admit())) return 'not-admitted' as const;
        const answer = (await ask({ bytes, type, box })) as ImageAnswer | undefined;
        // A process that dies of a picture, or of the time it takes, says that it is none.
        return typeof answer === 'object' ? answer.drawn : 'not-an-image';
      };
      const picture = await shares.in(ownerId, () => takeTurn({ from: ownerId }, turn));
      return picture === 'owner-full' ? 'too-many-at-once' : picture;
    },
  };
};
