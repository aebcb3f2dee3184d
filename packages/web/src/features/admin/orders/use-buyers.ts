import { useQuery } from '@ykd/adapters-ui/react';
import { readCondition } from '@ykd/application/staff-list';
import { memberTitle } from '../member-title';
import type { SearchedChoices } from '../table/condition-words';
import type { StaffListAt } from '../table/use-staff-list';
import { useOrderQueries } from './order-queries';

/** Students by whom the list is narrowed: found by a search, and those whom the condition names by their names. */
export const useBuyers = ({ conditions }: StaffListAt): SearchedChoices => {
  const queries = useOrderQueries();
  const ids = conditions.flatMap((one) =>
    one.key === 'student' ? (readCondition(one.column, one.text)?.values ?? []) : [],
  );
  const { status, value } = useQuery(queries.names, ids, ids.length > 0);
  const isOver = status === 'refused' || status === 'failed';
  const named = value ?? (isOver || ids.length === 0 ? [] : undefined);
  return {
    find: async (text) => {
      const found = await queries.buyers(text);
      if (!found.ok) throw new Error(found.error.kind);
      return found.value.map(({ id, name, mobile }) => ({
        id,
        title: memberTitle({ name, mobile }),
        note: mobile,
      }));
    },
    named: named?.map(({ id, name }) => ({ id, name: memberTitle({ name }) })),
  };
};
