import { clientOf } from '@ykd/adapters-http/client';
import {
  auditCalls,
  departmentCalls,
  employeeCalls,
  type employeeListQuery,
} from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { EmployeeFilter } from '@ykd/application/employee';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf, watchRights } from '../admin-queries';

/** A page of the list of people, as its address says it. */
export type EmployeePage = ReturnType<typeof employeeListQuery.read> & { readonly size: number };

/** So much of what was done to somebody is shown. */
const HISTORY_SIZE = 20;

/** What the console reads and changes of departments and people. */
export const peopleOf = partOf((services) => {
  const { http, quietHttp, queryScope } = services;
  const outdateMe = () => adminQueriesOf(services).me.outdate();
  const department = clientOf(watchRights(http, outdateMe), departmentCalls);
  const employee = clientOf(watchRights(http, outdateMe), employeeCalls);
  const quiet = clientOf(watchRights(quietHttp, outdateMe), employeeCalls);
  const audit = clientOf(watchRights(quietHttp, outdateMe), auditCalls);

  const tree = createQuery({ read: () => department.tree() }, queryScope);
  const list = createQuery(
    { read: (page: EmployeePage) => employee.list(page), keeps: () => true },
    queryScope,
  );
  const count = createQuery({ read: (filter: EmployeeFilter) => quiet.count(filter) }, queryScope);
  const one = createQuery({ read: (userId: string) => employee.find({ userId }) }, queryScope);
  const why = createQuery({ read: (userId: string) => quiet.why({ userId }) }, queryScope);
  const history = createQuery(
    { read: (about: string) => audit.entries({ about, size: HISTORY_SIZE }) },
    queryScope,
  );
  return {
    department,
    employee,
    tree,
    list,
    count,
    one,
    why,
    history,
    /** Somebody is otherwise by now, here or by somebody else. */
    outdate: (userId?: string) => {
      list.outdate();
      count.outdate();
      tree.outdate();
      for (const query of [one, why, history]) query.outdate((id) => userId === undefined || id === userId);
    },
  };
});

export type People = ReturnType<typeof peopleOf>;

export const usePeople = (): People => peopleOf(useServices());
