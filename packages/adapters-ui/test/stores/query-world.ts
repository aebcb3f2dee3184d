import type { AppError } from '@ykd/application/shared';
import { err, ok, type Result } from '@ykd/domain/shared';
import { BehaviorSubject, Subject } from 'rxjs';
import type { QueryScope } from '../../src/stores/index.js';
import { settle } from './world.js';

/** A question that is on its way until the test answers it. */
export interface OpenCall<Key> {
  readonly key: Key;
  readonly member: string | undefined;
  answer(value: string): Promise<void>;
  refuse(error: AppError): Promise<void>;
  fail(): Promise<void>;
}

/** A server that answers when the test says so, and what queries have in common. */
export const queryWorld = <Key>() => {
  const member$ = new BehaviorSubject<string | undefined>('a');
  const shown$ = new Subject<void>();
  const again$ = new Subject<void>();
  let time = 0;
  const calls: OpenCall<Key>[] = [];
  const scope: QueryScope = { now: () => time, member$, shown$, again$ };
  const read = (key: Key): Promise<Result<string, AppError>> =>
    new Promise((resolve, reject) => {
      const settled = (act: () => void) => async () => {
        act();
        await settle();
      };
      calls.push({
        key,
        member: member$.value,
        answer: (value) => settled(() => resolve(ok(value)))(),
        refuse: (error) => settled(() => resolve(err(error)))(),
        fail: settled(() => reject(new Error('offline'))),
      });
    });
  return {
    member$,
    shown$,
    again$,
    calls,
    scope,
    read,
    pass: (ms: number) => (time += ms),
    /** The latest question. */
    last: (): OpenCall<Key> => calls.at(-1)!,
  };
};
