import type { Outcome } from '../shared/outcome.js';

type MutationError = 'not-logged-in' | 'forbidden' | 'invalid-input' | 'entity-not-found';

/** The classes that the generic endpoints can change: see their descriptions for the fields and rights. */
export interface EntityMutation {
  readonly modelClassName: string;
  /** Specification §7; no class here needs it. */
  readonly collectionName?: string;
}

/** One object as a caller sends it: its id, if it exists, and the fields to set. Names and values are unchecked. */
export type EntityValues = Readonly<Record<string, unknown>>;

/** Generic writes. Specification §7 (commonmutation). */
export interface CommonMutationPort {
  /** Saves an object: with a known id the named fields of that one, otherwise a new one. Answers it as it stands then. */
  save(mutation: EntityMutation, values: EntityValues): Outcome<EntityValues, MutationError>;
  /** Saves a list, all or none. */
  batchSave(
    mutation: EntityMutation,
    list: readonly EntityValues[],
  ): Outcome<readonly EntityValues[], MutationError>;
  /** Deletes an object. */
  del(mutation: EntityMutation, id: string): Outcome<{ readonly id: string }, MutationError>;
}
