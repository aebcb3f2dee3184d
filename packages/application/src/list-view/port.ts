import { count, flag, json, list, nullable, oneOf, text, type RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';
import type { ListState } from '../staff-list/index.js';
import type { ViewList } from './view.js';

/** A view as somebody has it before him. */
export const listViewFields = {
  id: text(),
  /** `built-in`: everybody has it. */
  scope: oneOf(['own', 'team', 'built-in']),
  name: text(),
  /** What of it fits the list and the reader's rights. */
  state: json<ListState>(),
  /** Columns that it names and that are not there for him. */
  dropped: list(text()),
  /** 0 for one that is built in. */
  version: count(),
  /** What its maker is called; null for one that is built in or one's own. */
  by: nullable(text()),
  /** Whether he may change it. */
  mayChange: flag(),
};

export type ListView = RecordOf<typeof listViewFields>;

/** The views of a list, the built-in ones first, and the one with which it begins. */
export interface SeenViews {
  readonly views: readonly ListView[];
  readonly defaultId: string | null;
}

/** What somebody says of a view. */
export interface ViewInput {
  readonly name: string;
  readonly state: ListState;
  readonly scope: 'own' | 'team';
}

type Refusals = 'not-logged-in' | 'forbidden';

/** Views of the lists of staff. Beyond the Specification. */
export interface ListViewPort {
  list(input: { readonly list: ViewList }): Outcome<SeenViews, Refusals>;
  /** Saves a new view; it never takes the place of another. */
  add(input: ViewInput & { readonly list: ViewList }): Outcome<ListView, Refusals | 'invalid-input'>;
  /**
   * Changes a view as it was at a version: one's own, and as superAdmin those of the team. Its maker alone takes it back from
   * the team; then, as when it is removed, it is nobody else's default any more.
   */
  change(
    input: ViewInput & { readonly id: string; readonly version: number },
  ): Outcome<ListView, Refusals | 'invalid-input' | 'entity-not-found' | 'changed-meanwhile'>;
  remove(input: {
    readonly id: string;
    readonly version: number;
  }): Outcome<null, Refusals | 'entity-not-found' | 'changed-meanwhile'>;
  /** With which view the list begins for the caller; null: with none. */
  setDefault(input: {
    readonly list: ViewList;
    readonly id: string | null;
  }): Outcome<null, Refusals | 'entity-not-found'>;
}
