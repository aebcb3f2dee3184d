import type { ShiftSpan, Shifts, TxShifts } from '../../ports/shifts.js';
import { TEAM_HOURS_ID } from '../../entities/shift.js';
import type { FakeWorld } from './world.js';

type ShiftWorld = Pick<FakeWorld, 'shifts' | 'shiftLeaves' | 'teamHours'>;

const within = <T extends Required<ShiftSpan> & { readonly id: string }>(
  rows: ReadonlyMap<string, T>,
  { staffId, firstDay, lastDay }: ShiftSpan,
): readonly T[] =>
  [...rows.values()]
    .filter((one) => staffId === undefined || one.staffId === staffId)
    .filter((one) => one.firstDay <= lastDay && one.lastDay >= firstDay)
    .toSorted((a, b) =>
      a.firstDay === b.firstDay ? (a.id < b.id ? -1 : 1) : a.firstDay < b.firstDay ? -1 : 1,
    );

/** Who of the staff is on when, in memory. */
export const fakeShifts = (world: ShiftWorld): Shifts => ({
  within: async (span) => within(world.shifts, span),
  leavesWithin: async (span) => within(world.shiftLeaves, span),
  hours: async () => world.teamHours.get(TEAM_HOURS_ID),
});

/** The same inside a transaction on a world. */
export const txShifts = (world: ShiftWorld): TxShifts => ({
  ...fakeShifts(world),
  find: async (id) => world.shifts.get(id),
  put: async (shift) => void world.shifts.set(shift.id, shift),
  remove: async (id) => void world.shifts.delete(id),
  findLeave: async (id) => world.shiftLeaves.get(id),
  putLeave: async (leave) => void world.shiftLeaves.set(leave.id, leave),
  removeLeave: async (id) => void world.shiftLeaves.delete(id),
  putHours: async (hours) => void world.teamHours.set(hours.id, hours),
});
