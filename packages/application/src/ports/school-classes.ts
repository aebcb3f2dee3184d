import type { ClassTermKind } from '@ykd/domain/school-class';
import type {
  ClassMember,
  ClassPlacement,
  ClassStaffChange,
  ClassTerm,
  SchoolClass,
} from '../entities/school-class.js';
import type { KeyRows, KeyWindow } from './key-window.js';

export type {
  ClassMember,
  ClassPlacement,
  ClassStaffChange,
  ClassTerm,
  SchoolClass,
} from '../entities/school-class.js';

/** A class with all that staff decide about it. The ids of its assistants and products are in order. */
export interface WholeClass extends SchoolClass {
  readonly assistantIds: readonly string[];
  readonly productIds: readonly string[];
}

/** How somebody who works here has to do with a class. */
export type ClassRole = 'teacher' | 'assistant';

/** A class that a student is in, or was, and since when and why. */
export interface ClassOfStudent {
  readonly schoolClass: SchoolClass;
  readonly member: ClassMember;
}

/** The key of a member: since when he is in the class, and who he is. */
export type ClassMemberKey = readonly [since: number, studentId: string];

/** A type or a stage, and how many classes have it, archived ones too. */
export interface CountedTerm extends ClassTerm {
  readonly classes: number;
}

/** Classes, as they are read. See `UnitOfWork` for what changes them, and `joinClass` for how somebody comes into one. */
export interface Classes {
  find(id: string): Promise<WholeClass | undefined>;
  /** The classes of a student that he is in, those of the longest standing first; then those that he left. */
  ofStudent(studentId: string): Promise<readonly ClassOfStudent[]>;
  /** Who is in a class now, those of the longest standing first. */
  members(classId: string, window: KeyWindow<ClassMemberKey>): Promise<KeyRows<ClassMember>>;
  /** How somebody who works here has to do with a class that is there; undefined: not at all. */
  roleIn(classId: string, staffId: string): Promise<ClassRole | undefined>;
  /** The ids of all classes that somebody leads or assists, archived ones too, in their order. */
  idsOfStaff(staffId: string): Promise<readonly string[]>;
  /** The types or the stages, in their order. */
  terms(kind: ClassTermKind): Promise<readonly CountedTerm[]>;
  /** Orders on their way into a class that are due, the longest due first, at most `limit`; nobody is kept from them. */
  duePlacements(at: number, limit: number): Promise<readonly ClassPlacement[]>;
  /** Changes of staff whose students are due, the longest due first, at most `limit`; nobody is kept from them. */
  dueStaffChanges(at: number, limit: number): Promise<readonly ClassStaffChange[]>;
  /** Orders that no class took, the oldest first, at most `limit`. */
  unplaced(limit: number): Promise<readonly ClassPlacement[]>;
}

/** How somebody left a class; `by`: null for the platform. */
export interface Leaving {
  readonly at: number;
  readonly by: string | null;
  readonly why: string | null;
}

/**
 * Classes inside a transaction. A class is held before anything is asked or changed of it or its members, after the students
 * that it is about (see `TxCare.hold`) and their orders; of several classes those with the lower ids first.
 */
export interface TxClasses {
  /** Holds a class, which nobody else changes, joins or leaves until the transaction ends. */
  hold(id: string): Promise<WholeClass | undefined>;
  /** Stores a new class, whose members are 0. */
  insert(one: WholeClass): Promise<void>;
  /** Stores how a class that is held stands now, but for its members, which follow from who comes and goes. */
  store(one: WholeClass): Promise<void>;
  /** Somebody as a member of a class that is held: in it, or left. */
  member(classId: string, studentId: string): Promise<ClassMember | undefined>;
  /** Who is in a class that is held, those with the lower ids first. */
  memberIds(classId: string): Promise<readonly string[]>;
  /**
   * Puts a student into a class that is held, has a seat, and does not have him: nothing of that is asked here. Its members
   * are one more.
   */
  join(member: Omit<ClassMember, 'leftAt' | 'leftBy' | 'leftWhy'>): Promise<void>;
  /** Another order leads a member of a class that is held there. */
  setOrder(classId: string, studentId: string, orderId: string): Promise<void>;
  /** Takes a student out of a class that is held, whose members are one less; false where he is not in it. */
  leave(classId: string, studentId: string, leaving: Leaving): Promise<boolean>;
  /**
   * Takes a student out of a class that is held as if he had not joined it: as a member he is what he was before (undefined: nobody),
   * in no group, and its members are one less.
   */
  unjoin(classId: string, studentId: string, before: ClassMember | undefined): Promise<void>;
  /** The ids of the classes that a student is in, in their order. */
  idsOfStudent(studentId: string): Promise<readonly string[]>;
  /** The ids of all classes that somebody leads or assists, archived ones too, in their order; none is held. */
  idsOfStaff(staffId: string): Promise<readonly string[]>;
  /** The ids of those who lead or assist the classes that a student is in, each once, in their order; none is held. */
  staffOfStudent(studentId: string): Promise<readonly string[]>;
  /**
   * An order, which is paid since `at` (epoch ms), is on its way into a class from now on, due at once, where its product leads into
   * one; once and for all. It is one statement, and never fails because of a class.
   */
  wish(orderId: string, at: number): Promise<void>;
  /** Holds an order on its way into a class, after the order itself. */
  holdPlacement(orderId: string): Promise<ClassPlacement | undefined>;
  /** Stores how one stands that is held. */
  storePlacement(placement: ClassPlacement): Promise<void>;
  /** Orders of these products that no class took are due again at `at`, epoch ms. */
  retryProducts(productIds: readonly string[], at: number): Promise<void>;
  /** Of all classes, the ids of those that a product leads into, in their order. */
  idsOfProduct(productId: string): Promise<readonly string[]>;
  /** Stores that the students of a class have to follow its staff, or when they do so next. */
  putStaffChange(change: ClassStaffChange): Promise<void>;
  /** They did. */
  dropStaffChange(id: string): Promise<void>;
  /** The first thing that is asked about types or stages: whoever else changes one waits, and whoever gives one to a class. */
  lockTerms(): Promise<void>;
  terms(kind: ClassTermKind): Promise<readonly CountedTerm[]>;
  /** Stores one, new or changed. */
  putTerm(kind: ClassTermKind, term: ClassTerm): Promise<void>;
  /** Removes one that no class has. */
  deleteTerm(kind: ClassTermKind, id: string): Promise<void>;
}
