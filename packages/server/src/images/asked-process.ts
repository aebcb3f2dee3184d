import { fork, type ChildProcess } from 'node:child_process';

/** How a program is kept that answers questions, one at a time. */
export interface AskedProgram {
  /** A built program, which says `ready` once it can begin, and then one answer a question. */
  readonly program: string;
  /** The longest that one answer may take, with the beginning of the process, ms: then it is killed. */
  readonly answerMs: number;
  /** How long the process stays for a next question, ms. */
  readonly idleMs: number;
}

/** Without the environment: nothing in it is any of that program's business. */
const startProcess = (program: string): ChildProcess =>
  fork(program, { env: {}, execArgv: [], serialization: 'advanced' })
    // Whoever waits for a word hears of it by the end of the process.
    .on('error', () => undefined);

/** The next thing that the process says; undefined when it ends instead. */
const nextWord = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolveWord) => {
    const settle = (word?: unknown): void => {
      child.off('message', settle).off('disconnect', end).off('error', end);
      resolveWord(word);
    };
    const end = (): void => settle();
    child.on('message', settle).on('disconnect', end).on('error', end);
  });

/**
 * A process of its own that is there only while it has work: its memory is given back, and what breaks it breaks nothing else.
 * Answers what it says to a question; undefined where it dies of one, or of the time that it takes. Nobody asks before the answer to
 * the question before.
 */
export const createAskedProcess = <Question extends object>({
  program,
  answerMs,
  idleMs,
}: AskedProgram): ((question: Question) => Promise<unknown>) => {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const running = async (): Promise<ChildProcess> => {
    if (child?.connected === true) return child;
    child = startProcess(program);
    if ((await nextWord(child)) === undefined) throw new Error('the process for pictures does not start');
    // Neither the process nor the way to it keeps the server from ending.
    child.unref();
    child.channel?.unref();
    return child;
  };

  return async (question) => {
    clearTimeout(idle);
    // Also one that never says that it can begin holds nobody for longer.
    const timer = setTimeout(() => child?.kill('SIGKILL'), answerMs);
    try {
      const process = await running();
      process.send(question);
      return await nextWord(process);
    } finally {
      clearTimeout(timer);
      idle = setTimeout(() => child?.connected && child.disconnect(), idleMs).unref();
    }
  };
};
