import type { StaffEntry } from '@ykd/application/check-in';

/** Whose an entry is: of a day of a campaign everybody has one at most. */
export const entryId = ({ student }: StaffEntry): string => student.id;

/** The newer of two that are the same entry. */
const newer = (one: StaffEntry, other: StaffEntry | undefined): StaffEntry =>
  other === undefined || other.version < one.version ? one : other;

/** What stood there stays in its place, though it fits no more, as it is by now; what is new follows. */
export const mergedEntries = (
  before: readonly StaffEntry[],
  now: readonly StaffEntry[],
): readonly StaffEntry[] => {
  const known = new Set(before.map(entryId));
  return [
    ...before.map((one) =>
      newer(
        one,
        now.find((entry) => entryId(entry) === entryId(one)),
      ),
    ),
    ...now.filter((entry) => !known.has(entryId(entry))),
  ];
};
