import type { AppError } from '@ykd/application/shared';
import type { Result } from '@ykd/domain/shared';
import { createSnapshots, type Snapshots } from '../snapshots.js';

/** One question at a time, and its answer. While the next answer is on its way the last one stays. */
export interface Question<Input, Value, Refusal> {
  readonly status: 'idle' | 'loading' | 'ready' | 'refused' | 'failed';
  /** What was asked last. */
  readonly input?: Input;
  readonly value?: Value;
  /** Why there is no answer. */
  readonly refusal?: Refusal;
}

/** A question within another store. `ask` drops an answer to an earlier question, and never rejects. */
export const askInTurn = <Input, Value, Refusal extends AppError>(
  read: (input: Input) => Promise<Result<Value, Refusal>>,
): Snapshots<Question<Input, Value, Refusal>> & { ask(input: Input): Promise<void> } => {
  const { reader, write } = createSnapshots<Question<Input, Value, Refusal>>({ status: 'idle' });
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
  };
};
