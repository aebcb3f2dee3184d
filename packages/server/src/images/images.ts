import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { type ImageRefusal, type Images, PICTURES_AT_ONCE, type Redrawn } from '@ykd/application/ports';
import { createFairTurns } from '../crypto/fair-turns.js';
import { PACKAGE_FOLDER } from '../package/package-folder.js';
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

/** Without the environment: nothing in it is any of a decoder's business. */
const startProcess = (program: string): ChildProcess =>
  fork(program, { env: {}, execArgv: [], serialization: 'advanced' })
    // Whoever waits for a word hears of it by the end of the process.
    .on('error', () => undefined);

/** The next thing that the process says; undefined when it ends instead. */
const nextWord = (child: ChildProcess): Promise<ImageAnswer | undefined> =>
  new Promise((resolveWord) => {
    const settle = (word?: unknown): void => {
      child.off('message', settle).off('disconnect', end).off('error', end);
      resolveWord(word as ImageAnswer | undefined);
    };
    const end = (): void => settle();
    child.on('message', settle).on('disconnect', end).on('error', end);
  });

/** Has one picture redrawn. A process that dies of a picture, or of the time it takes, says that it is none. */
const ask = async (child: ChildProcess, question: ImageQuestion): Promise<Redrawn | ImageRefusal> => {
  const timer = setTimeout(() => child.kill('SIGKILL'), PICTURE_MS_MAX);
  try {
    child.send(question);
    const answer = await nextWord(child);
    return typeof answer === 'object' ? answer.drawn : 'not-an-image';
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Pictures, redrawn in a process of their own that is there only while it has work: the memory of a large one is given
 * back, and a file that breaks the decoder breaks nothing else. One picture at a time, and one of each owner in turn; throws
 * ImagesBusyError for one too many of those that wait, which is one of whoever has the most there. `program`: what the process runs.
 */
export const createImages = (program = PROGRAM): Images => {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const takeTurn = createFairTurns({
    width: 1,
    waitingMax: WAITING_MAX,
    longestWaitMs: WAITING_MS_MAX,
    now: () => performance.now(),
    busy: () => new ImagesBusyError(),
  });
  const shares = createShares(PICTURES_AT_ONCE);

  const running = async (): Promise<ChildProcess> => {
    if (child?.connected === true) return child;
    child = startProcess(program);
    if ((await nextWord(child)) === undefined) throw new Error('the process for pictures does not start');
    // Neither the process nor the way to it keeps the server from ending.
    child.unref();
    child.channel?.unref();
    return child;
  };

  const redrawNow = async (question: ImageQuestion): Promise<Redrawn | ImageRefusal> => {
    clearTimeout(idle);
    const process = await running();
    const picture = await ask(process, question);
    idle = setTimeout(() => process.connected && process.disconnect(), IDLE_MS).unref();
    return picture;
  };

  return {
    redraw: async (bytes, type, box, ownerId, admit = () => Promise.resolve(true)) => {
      const turn = async () =>
        (await admit()) ? redrawNow({ bytes, type, box }) : ('not-admitted' as const);
      const picture = await shares.in(ownerId, () => takeTurn({ from: ownerId }, turn));
      return picture === 'owner-full' ? 'too-many-at-once' : picture;
    },
  };
};
