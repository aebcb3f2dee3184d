import type { ProjectUser } from '@ykd/application/ports';
import { distinctUntilChanged, map, startWith, Subject } from 'rxjs';
import { createSnapshots } from '../snapshots.js';
import { memberIdOf, type BaseStore } from './base-store.js';
import { createPendingProgress } from './pending-progress.js';
import {
  createProgressQueue,
  type ProgressQueue,
  type ProgressQueueDeps,
  type ProgressQueueState,
  type ProgressSaving,
} from './progress-queue.js';
import type { KeyValueStorage } from './key-value-storage.js';

export interface MemberProgressDeps extends Omit<ProgressQueueDeps, 'pending' | 'userId'> {
  readonly base: BaseStore;
  readonly storage: KeyValueStorage;
}

const IDLE: ProgressQueueState = { status: 'idle' };

/**
 * The saving of whoever is logged in: a queue for each member, made when he is known and let go when he leaves, so that
 * what one member read is never sent in the name of another. Without a member nothing is recorded.
 */
export const createMemberProgress = ({ base, storage, ...deps }: MemberProgressDeps): ProgressSaving => {
  const { reader, write } = createSnapshots(IDLE);
  const saved$ = new Subject<ProjectUser>();
  let queue: ProgressQueue | undefined;

  const open = (userId: string): ProgressQueue => {
    const opened = createProgressQueue({ ...deps, userId, pending: createPendingProgress(storage, userId) });
    opened.changes$.subscribe(write);
    opened.saved$.subscribe((record) => saved$.next(record));
    return opened;
  };

  base.changes$
    .pipe(startWith(base.getSnapshot()), map(memberIdOf), distinctUntilChanged())
    .subscribe((userId) => {
      queue?.dispose();
      write(IDLE);
      queue = userId === undefined ? undefined : open(userId);
      // What the last visit could not send.
      queue?.flush();
    });

  return {
    ...reader,
    saved$: saved$.asObservable(),
    reached: (...reached) => queue?.reached(...reached),
    flush: () => queue?.flush(),
  };
};
