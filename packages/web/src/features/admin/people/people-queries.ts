import { clientOf } from '@ykd/adapters-http/client';
import {
  auditCalls,
  departmentCalls,
  employeeCalls,
  type employeeListQuery,
} from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { EMPLOYEE_NAMES_MAX, type EmployeeFilter, type EmployeePort } from '@ykd/application/employee';
import { ok } from '@ykd/domain/shared';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

/** A page of the list of people, as its address says it. */
export type EmployeePage = ReturnType<typeof employeeListQuery.read> & { readonly size: number };

/** So much of what was done to somebody is shown. */
const HISTORY_SIZE = 20;

/** What the console reads and changes of departments and people. */
export const peopleOf = partOf((services) => {
  const { queryScope } = services;
  const { ways } = adminQueriesOf(services);
  const department = clientOf(ways.watched, departmentCalls);
  const employee = clientOf(ways.watched, employeeCalls);
  const quiet = clientOf(ways.quiet, employeeCalls);
  const audit = clientOf(ways.quiet, auditCalls);

  const tree = createQuery({ read: () => department.tree() }, queryScope);
  const list = createQuery(
    { read: (page: EmployeePage) => employee.list(page), keeps: () => true },
    queryScope,
  );
  const count = createQuery({ read: (filter: EmployeeFilter) => quiet.count(filter) }, queryScope);
  const one = createQuery({ read: (userId: string) => employee.find({ userId }) }, queryScope);
  const counts = createQuery({ read: (userId: string) => quiet.find({ userId }) }, queryScope);
  const names = createQuery(
    {
      read: async (ids: readonly string[]): ReturnType<EmployeePort['names']> => {
        const found = [];
        for (let at = 0; at < ids.length; at += EMPLOYEE_NAMES_MAX) {
          const answer = await quiet.names({ ids: ids.slice(at, at + EMPLOYEE_NAMES_MAX) });
          if (!answer.ok) return answer;
          found.push(...answer.value);
        }
        return ok(found);
      },
      keeps: () => true,
    },
    queryScope,
  );
  const why = createQuery({ read: (userId: string) => quiet.why({ userId }) }, queryScope);
  const history = createQuery(
    { read: (about: string) => audit.entries({ about: `is:${about}`, size: HISTORY_SIZE }) },
    queryScope,
  );
  return {
    department,
    employee,
    tree,
    list,
    count,
    one,
    /** The same, where its numbers are looked at once more. */
    counts,
    /** What those of some ids are called who work here; however many are asked for. */
    names,
    why,
    history,
    /** Somebody is otherwise by now, here or by somebody else. */
    outdate: (userId?: string) => {
      list.outdate();
      count.outdate();
      names.outdate();
      tree.outdate();
      for (const query of [one, counts, why, history])
        query.outdate((id) => userId === undefined || id === userId);
    },
  };
});

export type People = ReturnType<typeof peopleOf>;

export const usePeople = (): People => peopleOf(useServices());
