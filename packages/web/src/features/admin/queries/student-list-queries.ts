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
  const assistants = createQuery({ read: () => quiet.assistants() }, queryScope);
  /** Also where no answer came: what was sent may have been done all the same. */
  const change = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } finally {
      for (const query of [list, count, teachers, assistants]) query.outdate();
    }
  };
  return {
    /** A page of the list; the page before stands until the next is there. */
    list,
    count,
    teachers,
    assistants,
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
    assign: (input: Parameters<StudentPort['assign']>[0]) => change(student.assign(input)),
    undoAssign: (batch: string) => change(student.undoAssign({ batch })),
  };
});

export const useStudentQueries = () => studentQueriesOf(useServices());
