import { useQuery } from '@ykd/adapters-ui/react';
import { useMemo } from 'react';
import { namedByFields, type FieldNames } from '@ykd/application/audit-words';
import { pathWords } from './department-words';
import { usePeople } from './people-queries';

/** The names of those of these who work here, or did, by their ids. */
const useEmployeeNames = (ids: readonly string[]): FieldNames => {
  // The same people are one question, in whichever order they are met.
  const asked = [...new Set(ids)].toSorted();
  const { value } = useQuery(usePeople().names, asked, asked.length > 0);
  return useMemo(
    () => Object.fromEntries((value ?? []).flatMap(({ id, name }) => (name === null ? [] : [[id, name]]))),
    [value],
  );
};

/**
 * The names of departments and of people who work here that lines of the logs tell of, for whoever may see them: the logs
 * keep ids, which stay. `more`: the ids of others.
 */
export const useNames = (
  lines: Parameters<typeof namedByFields>[0],
  more: readonly string[] = [],
): FieldNames => {
  const people = useEmployeeNames([...namedByFields(lines), ...more]);
  const { value: tree } = useQuery(usePeople().tree, undefined, lines.length > 0);
  return useMemo(() => {
    const departments = tree?.departments ?? [];
    return {
      ...Object.fromEntries(departments.map(({ id }) => [id, pathWords(departments, id)])),
      ...people,
    };
  }, [tree, people]);
};
