import { useQuery } from '@ykd/adapters-ui/react';
import type { ListedOption } from '@ykd/adapters-ui/widgets';
import { readCondition } from '@ykd/application/staff-list';
import { memberTitle } from '../member-title';
import type { SearchedChoices } from '../table/condition-words';
import type { StaffListAt } from '../table/use-staff-list';
import { useOrderQueries } from './order-queries';

/** Finds students by what is typed, as their own list finds them. */
export const useFindBuyers = () => {
  const { buyers } = useOrderQueries();
  return async (text: string): Promise<readonly ListedOption[]> => {
    const found = await buyers(text);
    if (!found.ok) throw new Error(found.error.kind);
    return found.value.map(({ id, name, mobile }) => ({
      id,
      title: memberTitle({ name, mobile }),
      note: mobile,
    }));
  };
};

/** Students by whom the list is narrowed: found by a search, and those whom the condition names by their names. */
export const useBuyers = ({ conditions }: StaffListAt): SearchedChoices => {
  const find = useFindBuyers();
  const ids = conditions.flatMap((one) =>
    one.key === 'student' ? (readCondition(one.column, one.text)?.values ?? []) : [],
  );
  const { status, value } = useQuery(useOrderQueries().names, ids, ids.length > 0);
  const isOver = status === 'refused' || status === 'failed';
  const named = value ?? (isOver || ids.length === 0 ? [] : undefined);
  return {
    find,
    named: named?.map(({ id, name }) => ({ id, name: memberTitle({ name }) })),
  };
};
