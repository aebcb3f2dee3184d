import { clientOf } from '@ykd/adapters-http/client';
import { studentCalls, type studentListQuery } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { StudentFilter, StudentPort } from '@ykd/application/student';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type StudentsPage = ReturnType<typeof studentListQuery.read> & { readonly size: number };

/** What the console reads of students. */
const studentQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { ways } = adminQueriesOf(services);
  const student = clientOf(ways.watched, studentCalls);
  const quiet = clientOf(ways.quiet, studentCalls);
  const list = createQuery(
    { read: (page: StudentsPage) => student.list(page), keeps: () => true },
    queryScope,
  );
  const count = createQuery({ read: (filter: StudentFilter) => quiet.count(filter) }, queryScope);
  const teachers = createQuery({ read: () => quiet.teachers() }, queryScope);
  const afterChange = <Answer>(answer: Answer): Answer => {
    for (const query of [list, count, teachers]) query.outdate();
    return answer;
  };
  return {
    /** A page of the list; the page before stands until the next is there. */
    list,
    count,
    teachers,
    /** The first that a search finds. */
    find: (search: string, size: number) =>
      quiet.list({
        size,
        sort: 'name',
        columns: ['name', 'userName', 'mobile'],
        ...(search === '' ? {} : { search }),
      }),
    carers: createQuery({ read: () => quiet.carers() }, queryScope),
    /** Changes who looks after students; what was read of them is read again. */
    assign: async (input: Parameters<StudentPort['assign']>[0]) => afterChange(await student.assign(input)),
    undoAssign: async (batch: string) => afterChange(await student.undoAssign({ batch })),
  };
});

export const useStudentQueries = () => studentQueriesOf(useServices());
