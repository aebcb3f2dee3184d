import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks the operator for something that must not be seen; undefined when there is no answer. */
export type AskSecret = (question: string) => Promise<string | undefined>;

const silence = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Asks at the terminal, where nothing of the answer is shown; without a terminal each answer is the next line of what comes
 * in, so that a password need not stand on a command line.
 */
export const secretsFrom = (
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
): { readonly ask: AskSecret; close(): void } => {
  const terminal = input.isTTY;
  let lines: AsyncIterator<string> | undefined;
  let reader: ReturnType<typeof createInterface> | undefined;
  return {
    ask: async (question) => {
      reader ??= createInterface({ input, output: silence(), terminal });
      if (terminal) output.write(question);
      lines ??= reader[Symbol.asyncIterator]();
      const { value, done } = await lines.next();
      if (terminal) output.write('\n');
      return done === true ? undefined : value;
    },
    close: () => reader?.close(),
  };
};
