import { clientOf } from '@ykd/adapters-http/client';
import { schoolClassCalls, type classListQuery } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { ClassFilter } from '@ykd/application/school-class';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type ClassPlace = ReturnType<typeof classListQuery.read> & { readonly size: number };

/** What the console reads and changes of classes. */
const classQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { watched, quiet } = adminQueriesOf(services).ways;
  const schoolClass = clientOf(watched, schoolClassCalls);
  const quietly = clientOf(quiet, schoolClassCalls);
  const list = createQuery(
    { read: (page: ClassPlace) => schoolClass.list(page), keeps: () => true },
    queryScope,
  );
  const count = createQuery({ read: (filter: ClassFilter) => quietly.count(filter) }, queryScope);
  const options = createQuery({ read: () => quietly.options() }, queryScope);
  const one = createQuery({ read: (classId: string) => quietly.find({ classId }) }, queryScope);
  const ofStudent = createQuery(
    { read: (studentId: string) => quietly.ofStudent({ studentId }) },
    queryScope,
  );
  const unplaced = createQuery({ read: () => quietly.unplaced() }, queryScope);
  return {
    schoolClass,
    list,
    count,
    options,
    one,
    ofStudent,
    unplaced,
    /** The first that a search finds. */
    find: (search: string, size: number) =>
      quietly.list({ size, columns: ['name', 'state'], ...(search === '' ? {} : { search }) }),
    /** A class, or who is in it, is another one by now. */
    outdate: () => {
      for (const query of [list, count, options, one, ofStudent, unplaced]) query.outdate();
    },
  };
});

export const useClassQueries = () => classQueriesOf(useServices());
