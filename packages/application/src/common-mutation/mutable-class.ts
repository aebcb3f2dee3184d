import type { Issue } from '@ykd/domain/member';
import { err, type Result } from '@ykd/domain/shared';
import type { Clock } from '../ports/clock.js';
import type { FileStore } from '../ports/file-store.js';
import type { Ids } from '../ports/ids.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { ProductRepository } from '../ports/product-repository.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { Outcome } from '../shared/outcome.js';
import type { EntityValues } from './port.js';

/** What generic writes stand on. */
export interface MutationDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly members: MemberRepository;
  readonly products: ProductRepository;
  readonly files: FileStore;
}

/** Who changes something, and from where. */
export type Changer = Caller & Pick<CallerContext, 'address'>;

type ChangeError = 'not-logged-in' | 'forbidden' | 'invalid-input' | 'entity-not-found';

/** A class that the generic endpoints can change, with its rights and rules. */
export interface MutableClass {
  /** Saves a list, all or none, and answers the objects as they stand then. */
  save(
    deps: MutationDeps,
    caller: Changer,
    list: readonly EntityValues[],
  ): Outcome<readonly EntityValues[], ChangeError>;
  del(deps: MutationDeps, caller: Changer, id: string): Outcome<{ readonly id: string }, ChangeError>;
}

/** The refusal of input with its issues. */
export const invalid = (issues: readonly Issue[]): Result<never, ErrorOf<'invalid-input'>> =>
  err({ kind: 'invalid-input', issues });
