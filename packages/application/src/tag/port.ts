import type { TagForm } from '@ykd/domain/member';
import { tagFields } from '../entities/tag.js';
import { count, flag, nullable, object, text, type RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';
import type { ListTarget } from '../staff-list/index.js';
import type { BulkReport } from '../staff-list/report.js';
import type { StudentList } from '../student/list.js';

const { id, name, color, description, version } = tagFields;

export const tagChoiceFields = {
  id,
  name,
  color,
  description,
  /** Whether students who have it see it. */
  isShown: flag(),
};

/** A tag that can be put on students. */
export type TagChoice = RecordOf<typeof tagChoiceFields>;

export const tagLineFields = {
  ...tagChoiceFields,
  version,
  /** How many have it. */
  students: count(),
  /** Who of the staff changed it last; null: nobody did. */
  changedBy: nullable(object({ id: text(), name: nullable(text()) })),
  gmtModified: tagFields.gmtModified,
};

/** A tag as it is kept up. */
export type TagLine = RecordOf<typeof tagLineFields>;

/** Which version of a tag somebody saw who changes it. */
interface SeenTag {
  readonly id: string;
  readonly version: number;
}

type Refusals = 'not-logged-in' | 'forbidden';
type Changed = Refusals | 'invalid-input' | 'entity-not-found' | 'changed-meanwhile';

/**
 * Tags of students. To keep them up takes the right `classes.define`; putting them on and taking them off `tags.set`, which a
 * class teacher and an assistant have for those in their care: anybody else is as absent as nobody.
 */
export interface TagPort {
  /** The tags that students can have, by their names. */
  choices(): Outcome<readonly TagChoice[], Refusals>;
  /** The same, to be kept up. */
  lines(): Outcome<readonly TagLine[], Refusals>;
  /** Makes a tag; answers all of them. */
  make(input: TagForm): Outcome<readonly TagLine[], Refusals | 'invalid-input'>;
  change(input: SeenTag & TagForm): Outcome<readonly TagLine[], Changed>;
  /** Deletes a tag that no student has. */
  remove(input: SeenTag): Outcome<readonly TagLine[], Changed>;
  /**
   * Puts a tag on students, or takes it off. What became of each is reported. Fails with too-many-rows above
   * {@link BULK_MAX}, and with list-changed where a filter finds another number than was seen: see `StudentPort.assign`.
   */
  set(input: {
    readonly target: ListTarget<StudentList>;
    /** How many students the caller saw that it would change. */
    readonly seen: number;
    readonly tagId: string;
    readonly isOn: boolean;
  }): Outcome<BulkReport, Refusals | 'invalid-input' | 'too-many-rows' | 'list-changed'>;
  /**
   * Puts back what one's own act changed, as it was: students whose tag was put on or taken off since are left as they are.
   * Fails with entity-not-found for somebody else's act, and for one that is longer ago than {@link UNDO_MS}.
   */
  undo(input: { readonly batch: string }): Outcome<BulkReport, Refusals | 'entity-not-found'>;
}
