import { memberIdOf, type BaseStore } from '@ykd/adapters-ui/stores';
import { defer, distinctUntilChanged, map, skip, startWith, type Observable } from 'rxjs';

/** Who is logged in: now, and after each change. */
export const memberIds = (base: BaseStore): Observable<string | undefined> =>
  defer(() => base.changes$.pipe(startWith(base.getSnapshot()), map(memberIdOf), distinctUntilChanged()));

/** Tells when the member is another one, or none any more: what one member saw is not for the next. */
export const memberChanges = (base: BaseStore): Observable<string | undefined> =>
  memberIds(base).pipe(skip(1));
