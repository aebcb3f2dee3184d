import { useQuery, type Asked } from '@ykd/adapters-ui/react';
import { readCondition } from '@ykd/application/staff-list';
import { usePeople } from '../people/people-queries';
import { useFindPeople } from '../people/use-find-people';
import { useStudentQueries } from '../student/student-queries';
import type { ColumnChoices, SearchedChoices } from '../table/condition-words';
import type { StaffListAt } from '../table/use-staff-list';

/** What some are called of those who are there, by their ids; null for nobody. */
type Known = readonly { readonly id: string | null; readonly name: string | null }[];

const isOnItsWay = ({ status }: Pick<Asked<unknown, unknown>, 'status'>): boolean =>
  status === 'idle' || status === 'loading';

/** The ids that the condition on a column names. */
const idsIn = ({ conditions }: StaffListAt, key: string): readonly string[] =>
  conditions.flatMap((one) => (one.key === key ? (readCondition(one.column, one.text)?.values ?? []) : []));

/**
 * Members as values of a column of a log: found by a search. Those whom the condition names are called as the lines call them;
 * whoever is in none of them is looked up, among those who work here, and as a student.
 */
export const useNamedMembers = (at: StaffListAt, key: string, known: Known | undefined): SearchedChoices => {
  const find = useFindPeople();
  const here: ColumnChoices = (known ?? []).flatMap(({ id, name }) =>
    id === null || name === null ? [] : [{ id, name }],
  );
  const missing = idsIn(at, key).filter((id) => !here.some((one) => one.id === id));
  const isAsked = known !== undefined && missing.length > 0;
  const staff = useQuery(usePeople().names, missing.toSorted(), isAsked);
  const rest = missing.find((id) => !staff.value?.some((one) => one.id === id));
  const isStudentAsked = isAsked && staff.value !== undefined && rest !== undefined;
  const student = useQuery(useStudentQueries().profile, { userId: rest ?? '' }, isStudentAsked);
  const found: ColumnChoices = [
    ...here,
    ...(staff.value ?? []).map(({ id, name }) => ({ id, name: name ?? id })),
    ...(rest !== undefined && student.value !== undefined
      ? [{ id: rest, name: student.value.name ?? student.value.userName ?? rest }]
      : []),
  ];
  const isLooking =
    known === undefined || (isAsked && isOnItsWay(staff)) || (isStudentAsked && isOnItsWay(student));
  return { find, named: isLooking ? undefined : found };
};
