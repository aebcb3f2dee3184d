import { fork, type Serializable } from 'node:child_process';

/** How much a process may take. */
export interface ApartLimits {
  /** Of memory, MB. */
  readonly memoryMax: number;
  /** How long, ms. */
  readonly longestMs: number;
}

/**
 * Has a question answered in a process of its own, so that one that takes too much breaks nothing else, and its memory is given
 * back. It says `ready` once, then its answer.
 *
 * @param program - what the process runs
 * @returns undefined when it ended without an answer
 */
export const askApart = <Answer extends object>(
  program: string,
  question: Serializable,
  { memoryMax, longestMs }: ApartLimits,
): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    // Without the environment: nothing in it is any of its business.
    const child = fork(program, {
      env: {},
      execArgv: [`--max-old-space-size=${memoryMax}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let answer: Answer | undefined;
    const timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
    child.on('message', (said: 'ready' | Answer) => {
      if (said === 'ready') child.send(question);
      else {
        answer = said;
        child.disconnect();
      }
    });
    const end = (): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    // It stays until its answer has come; the word that its channels are closed does not always come.
    child.on('exit', end);
    child.on('error', end);
  });
