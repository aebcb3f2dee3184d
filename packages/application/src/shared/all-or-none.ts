import { err, type Result } from '@ykd/domain/shared';
import type { Tx, UnitOfWork } from '../ports/unit-of-work.js';

/** What a transaction is undone with when a part of it is refused. */
class Refusal<E> extends Error {
  constructor(readonly refused: E) {
    super('refused');
  }
}

/** A transaction of which nothing is left when its work answers a failure, which is then what it answers. */
export const allOrNone = async <T, E>(
  { unitOfWork }: { readonly unitOfWork: UnitOfWork },
  work: (tx: Tx) => Promise<Result<T, E>>,
): Promise<Result<T, E>> => {
  try {
    return await unitOfWork.transaction(async (tx) => {
      const done = await work(tx);
      if (!done.ok) throw new Refusal(done.error);
      return done;
    });
  } catch (cause) {
    if (cause instanceof Refusal) return err((cause as Refusal<E>).refused);
    throw cause;
  }
};
