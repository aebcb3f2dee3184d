import type { AppError } from '@ykd/application';
import type { Result } from '@ykd/domain/shared';
import { createSnapshots, type Snapshots } from '../snapshots.js';

/** One question at a time, and its answer. While the next answer is on its way the last one stays. */
export interface QueryState<Input, Value, Refusal> {
  readonly status: 'idle' | 'loading' | 'ready' | 'refused' | 'failed';
  /** What was asked last. */
  readonly input?: Input;
  readonly value?: Value;
  /** Why there is no answer. */
  readonly refusal?: Refusal;
}

export interface QueryStore<Input, Value, Refusal> extends Snapshots<QueryState<Input, Value, Refusal>> {
  /** Asks, again too; an answer to an earlier question is dropped. Never rejects. */
  ask(input: Input): Promise<void>;
  reset(): void;
}

/** The store of something that is read from a port. */
export const createQuery = <Input, Value, Refusal extends AppError>(
  read: (input: Input) => Promise<Result<Value, Refusal>>,
): QueryStore<Input, Value, Refusal> => {
  const { reader, write } = createSnapshots<QueryState<Input, Value, Refusal>>({ status: 'idle' });
  let turn = 0;
  return {
    ...reader,
    ask: async (input) => {
      turn += 1;
      const mine = turn;
      const { refusal: _gone, ...before } = reader.getSnapshot();
      write({ ...before, status: 'loading', input });
      const result = await read(input).catch(() => undefined);
      if (mine !== turn) return;
      if (result === undefined) write({ ...before, status: 'failed', input });
      else if (result.ok) write({ status: 'ready', input, value: result.value });
      else write({ status: 'refused', input, refusal: result.error });
    },
    reset: () => {
      turn += 1;
      write({ status: 'idle' });
    },
  };
};
