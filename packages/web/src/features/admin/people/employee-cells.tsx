import { Badge } from '@ykd/adapters-ui/widgets';
import type { EmployeeLine } from '@ykd/application/employee';
import { people } from '../messages/zh-CN/people';
import { Nothing, Unbroken } from '../table/cell-value';
import { RightBadges } from './employee-detail';
import { employeeName } from './employee-words';
import { StudentsOf } from './students-of';

const words = people.employee;

/** What the list draws otherwise than by the kinds of its columns. */
export const EMPLOYEE_CELLS = {
  name: (line: EmployeeLine) => employeeName(line),
  mobile: ({ mobile }: EmployeeLine) => <Unbroken>{mobile}</Unbroken>,
  department: ({ department }: EmployeeLine) => department?.name ?? <Nothing />,
  role: ({ role = null }: EmployeeLine) =>
    role === null ? <Nothing /> : <RightBadges role={role} grants={[]} />,
  grants: ({ grants = [] }: EmployeeLine) =>
    grants.length === 0 ? <Nothing /> : <RightBadges {...{ role: null, grants }} />,
  students: ({ id, students = 0 }: EmployeeLine) => (
    <StudentsOf id={id} count={students}>
      {String(students)}
    </StudentsOf>
  ),
  state: ({ state = 'active' }: EmployeeLine) => (
    <Badge tone={state === 'active' ? 'brand' : 'neutral'}>{words.states[state]}</Badge>
  ),
};
