import type { Lable, StudentTag } from '@ykd/domain/member';
import type { TagDefinition } from '../entities/tag.js';

export type { TagDefinition } from '../entities/tag.js';

/** A tag, and how many students have it. */
export interface CountedTag extends TagDefinition {
  readonly students: number;
}

/** That a student gets a tag, or has it. */
export interface TagGiving {
  readonly id: string;
  readonly studentId: string;
  readonly lableId: string;
  /** Who put it on; null where nobody knows, for it was there before that was kept. */
  readonly by: string | null;
  readonly at: number;
}

/** A tag that a student has, and who put it on; `byName`: what he is called. */
export interface TagMark extends Pick<TagGiving, 'id' | 'studentId' | 'by' | 'at'> {
  readonly byName: string | null;
  readonly lable: Lable;
}

/** Tags, and which student has which. Specification §3 'Student tag'. */
export interface StudentTags {
  /** All tags of a student, hidden ones too, in the order in which they were given; of those given at once by id. */
  ofStudent(studentId: string): Promise<readonly StudentTag[]>;
  /** The same of several students, with who put them on. */
  marks(studentIds: readonly string[]): Promise<readonly TagMark[]>;
  /** All tags there are, by their ids. */
  all(): Promise<readonly TagDefinition[]>;
  /** The same, with how many students have each. */
  counted(): Promise<readonly CountedTag[]>;
  /** Stores a tag in place of the one with its id. `at`: epoch milliseconds. */
  saveLable(lable: Lable, at: number): Promise<void>;
  /** Gives a student a tag that is stored; one that he has already changes nothing. `by`: who put it on, where that is known. */
  give(giving: Omit<TagGiving, 'by'> & { readonly by?: string | null }): Promise<void>;
}

/** Tags inside a transaction. */
export interface TxTags {
  /** All tags there are, by their ids. */
  all(): Promise<readonly TagDefinition[]>;
  /** A tag, which nobody gets, changes or deletes until the transaction ends. */
  hold(id: string): Promise<TagDefinition | undefined>;
  /** How many students have a tag. */
  studentsWith(id: string): Promise<number>;
  /** Stores a tag, new or changed. */
  put(tag: TagDefinition): Promise<void>;
  remove(id: string): Promise<void>;
  /** Those of some students who have a tag. */
  givings(studentIds: readonly string[], lableId: string): Promise<readonly TagGiving[]>;
  /** Gives tags to students who do not have them. */
  give(givings: readonly TagGiving[]): Promise<void>;
  /** Takes tags off, by the ids of their givings. */
  take(givingIds: readonly string[]): Promise<void>;
}
