import type { CreditSums, Target, TargetKind } from '../entities/credit.js';

export type { Credit, CreditSums, Target, TargetKind } from '../entities/credit.js';

/** By what is counted what came in and went back. */
export type CreditKey = 'month' | 'person' | 'department' | 'product';

/** What is counted under a key: a month, `YYYY-MM`, or an id. */
export interface CreditSum extends CreditSums {
  readonly key: string;
}

/** Students who came, by who is their class teacher now, and the department in which she is now. */
export interface Comers {
  /** NOBODY: they have none. */
  readonly personId: string;
  /** NO_DEPARTMENT: she is in none; NOBODY: they have no class teacher. */
  readonly departmentId: string;
  readonly newStudents: number;
  /** Those of them who bought something since. */
  readonly converted: number;
}

/** Somebody to whom something counts, or may. */
export interface Creditable {
  readonly id: string;
  /** A class teacher who works here. */
  readonly isTeacher: boolean;
}

/**
 * What counts to whom. It is kept with each change of an order or of its money, in the same transaction, so that nobody counts
 * orders to know it. An order counts from when it is counted first to who is its buyer's class teacher then.
 */
export interface Credits {
  /** What is counted from a month to another one, `YYYY-MM`, both included, by a key, as far as there is something. */
  sums(by: CreditKey, from: string, to: string): Promise<readonly CreditSum[]>;
  /** Those who came at `from` or later and before `below`, epoch ms, whom the list of students shows. */
  comers(from: number, below: number): Promise<readonly Comers[]>;
  /** The targets of a month. */
  targets(month: string): Promise<readonly Target[]>;
  /** Class teachers who work here, and everybody to whom something counts, NOBODY not among them; in the order of their ids. */
  people(): Promise<readonly Creditable[]>;
}

/** What names a target. */
export interface TargetName {
  readonly month: string;
  readonly kind: TargetKind;
  readonly subjectId: string;
}

/** Targets, inside a transaction. */
export interface TxTargets {
  /** Whoever else sets this one waits until the transaction ends. */
  hold(name: TargetName): Promise<Target | undefined>;
  /** Stores one, new or changed. */
  put(target: Target): Promise<void>;
  remove(name: TargetName): Promise<void>;
}
