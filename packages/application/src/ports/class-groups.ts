import type { ClassGroup } from '../entities/class-group.js';

export type { ClassGroup } from '../entities/class-group.js';

/** Somebody who is in a class, as its groups are made by. */
export interface GroupMember {
  readonly studentId: string;
  readonly groupId: string | null;
  /** His name, or else the username of his own. */
  readonly name: string | null;
  /** Whole. */
  readonly mobile: string;
  readonly gender: string | null;
  readonly schoolName: string | null;
  /** The mean over the courses that he began, in percent, rounded; null: none. */
  readonly progress: number | null;
  /** Whether somebody who works here, where one is named, looks after him. */
  readonly isCared: boolean;
}

/** The groups of classes, as they are read. */
export interface ClassGroups {
  /** In their order. */
  ofClass(classId: string): Promise<readonly ClassGroup[]>;
  /** Who is in a class now, those with the lower ids first. `staffId`: of whom it is told whether he looks after them. */
  members(classId: string, staffId: string): Promise<readonly GroupMember[]>;
}

/** The groups of a class that is held, see `TxClasses.hold`. Whoever leaves the class leaves his group, and leads it no more. */
export interface TxClassGroups {
  ofClass(classId: string): Promise<readonly ClassGroup[]>;
  /** The groups of the students of a class, by their ids. */
  places(classId: string): Promise<ReadonlyMap<string, string>>;
  /** Stores a group, new or changed. */
  put(group: ClassGroup): Promise<void>;
  /** Removes a group; its students are in none then. */
  remove(group: Pick<ClassGroup, 'id' | 'classId'>): Promise<void>;
  /** Puts a student of a class into a group of it, or into none. */
  place(classId: string, studentId: string, groupId: string | null): Promise<void>;
}
