import type { Shift, ShiftLeave, StoredTeamHours } from '../entities/shift.js';

export type { Shift, ShiftLeave, StoredTeamHours } from '../entities/shift.js';

/** Days from one to another, both included, `YYYY-MM-DD`: of one member of staff, or, without one, of all. */
export interface ShiftSpan {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly staffId?: string;
}

/** Who of the staff is on when. Lists are in the order of their first days, then of their ids. */
export interface Shifts {
  /** Those of which a day from the first to the last may lie in a span. */
  within(span: ShiftSpan): Promise<readonly Shift[]>;
  leavesWithin(span: ShiftSpan): Promise<readonly ShiftLeave[]>;
  /** The hours of the team; nobody has set any: undefined. */
  hours(): Promise<StoredTeamHours | undefined>;
}

/** The same inside a transaction that holds the lock of people. */
export interface TxShifts {
  find(id: string): Promise<Shift | undefined>;
  within(span: Required<ShiftSpan>): Promise<readonly Shift[]>;
  /** Stores one, new or changed. */
  put(shift: Shift): Promise<void>;
  remove(id: string): Promise<void>;
  findLeave(id: string): Promise<ShiftLeave | undefined>;
  leavesWithin(span: Required<ShiftSpan>): Promise<readonly ShiftLeave[]>;
  putLeave(leave: ShiftLeave): Promise<void>;
  removeLeave(id: string): Promise<void>;
  hours(): Promise<StoredTeamHours | undefined>;
  putHours(hours: StoredTeamHours): Promise<void>;
}
