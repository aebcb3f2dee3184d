import { clientOf } from '@ykd/adapters-http/client';
import { studentCalls, type studentListQuery } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { StudentFilter } from '@ykd/application/student';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf, watchRights } from '../admin-queries';

type StudentsPage = ReturnType<typeof studentListQuery.read> & { readonly size: number };

/** What the console reads of students. */
const studentQueriesOf = partOf((services) => {
  const { http, quietHttp, queryScope } = services;
  const outdate = () => adminQueriesOf(services).me.outdate();
  const student = clientOf(watchRights(http, outdate), studentCalls);
  const quiet = clientOf(watchRights(quietHttp, outdate), studentCalls);
  return {
    /** A page of the list; the page before stands until the next is there. */
    list: createQuery({ read: (page: StudentsPage) => student.list(page), keeps: () => true }, queryScope),
    count: createQuery({ read: (filter: StudentFilter) => quiet.count(filter) }, queryScope),
    teachers: createQuery({ read: () => quiet.teachers() }, queryScope),
  };
});

export const useStudentQueries = () => studentQueriesOf(useServices());
