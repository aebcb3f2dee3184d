import { useQuery } from '@ykd/adapters-ui/react';
import { readCondition } from '@ykd/application/staff-list';
import { memberTitle } from '../member-title';
import { useFindPeople } from '../people/use-find-people';
import type { SearchedChoices } from '../table/condition-words';
import type { StaffListAt } from '../table/use-staff-list';
import { useLogQueries } from './log-queries';

/** Members as values of a column of a log: found by a search, and those whom the condition names by their names. */
export const useNamedMembers = ({ conditions }: StaffListAt, key: string): SearchedChoices => {
  const find = useFindPeople();
  const ids = conditions.flatMap((one) =>
    one.key === key ? (readCondition(one.column, one.text)?.values ?? []) : [],
  );
  const { status, value } = useQuery(useLogQueries().names, ids, ids.length > 0);
  const isOver = status === 'refused' || status === 'failed';
  const named = value ?? (isOver || ids.length === 0 ? [] : undefined);
  return { find, named: named?.map(({ id, name }) => ({ id, name: memberTitle({ name }) })) };
};
