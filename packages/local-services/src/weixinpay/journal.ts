import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { parsedJson } from '@ykd/adapters-http/protocols/weixinpay';

/** A file that only grows: what happened, in order. */
export interface Journal<E> {
  /** Writes events down, then applies them. They outlive the process, however that ends. */
  append(...events: readonly E[]): void;
  /** Applies what other processes have written since. */
  catchUp(): void;
  close(): void;
}

const LINE_FEED = 0x0a;

/** Opens a journal and applies everything that is in it. */
export const openJournal = <S extends z.core.$ZodType>(
  file: string,
  schema: S,
  apply: (event: z.output<S>) => void,
): Journal<z.output<S>> => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const handle = openSync(file, 'a+', 0o600);
  let offset = 0;

  const applyLine = (line: string): void => {
    // Half a line is what a process left that was killed while it wrote: nobody was told that it happened.
    const { data } = z.safeParse(schema, line === '' ? undefined : parsedJson(line));
    if (data !== undefined) apply(data);
  };
  const catchUp = (): void => {
    const size = fstatSync(handle).size;
    if (size <= offset) return;
    const bytes = Buffer.alloc(size - offset);
    const read = bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, offset));
    const end = read.lastIndexOf(LINE_FEED) + 1;
    offset += end;
    for (const line of read.subarray(0, end).toString('utf8').split('\n')) applyLine(line);
  };

  catchUp();
  return {
    append: (...events) => {
      // The line feed in front ends what another process may have left unfinished.
      writeSync(handle, `\n${events.map((event) => JSON.stringify(event)).join('\n')}\n`);
      catchUp();
    },
    catchUp,
    close: () => closeSync(handle),
  };
};
