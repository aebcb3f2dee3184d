import { err, type Result } from '@ykd/domain/shared';

/**
 * Does one thing after the other.
 *
 * @param waitingMax - so many may wait while one is done; who comes then is told that it is busy
 */
export const inTurn = (waitingMax: number) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <T, E>(
    work: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | { readonly kind: 'busy' }>> => {
    if (waiting > waitingMax) return err({ kind: 'busy' });
    waiting += 1;
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn.finally(() => {
      waiting -= 1;
    });
  };
};
