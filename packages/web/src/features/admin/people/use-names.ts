import { useQuery } from '@ykd/adapters-ui/react';
import { useMemo } from 'react';
import type { FieldNames } from '@ykd/application/audit-words';
import { pathWords } from './department-words';
import { usePeople } from './people-queries';

/** As many as a page may have. */
const EMPLOYEES = 100;

/** The names of departments and of people who work here, for whoever may see them: the logs keep ids, which stay. */
export const useNames = (): FieldNames => {
  const { tree: treeQuery, list } = usePeople();
  const { value: tree } = useQuery(treeQuery, undefined);
  const { value: employees } = useQuery(list, { size: EMPLOYEES });
  return useMemo(() => {
    const departments = tree?.departments ?? [];
    return Object.fromEntries([
      ...departments.map(({ id }) => [id, pathWords(departments, id)]),
      ...(employees?.list ?? []).flatMap(({ id, name }) => (name === null ? [] : [[id, name]])),
    ]) as FieldNames;
  }, [tree, employees]);
};
