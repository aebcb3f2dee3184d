import { departmentFields, employeeFields } from '@ykd/application/entities';
import { text } from '@ykd/application/entity';
import { table } from './table.js';

/** Departments, and who works here or did; what those who work here may do is in the table `staff`. */
export const PEOPLE_TABLES = {
  department: table(departmentFields),
  /** Lists are sorted by the name of the department, see student-spelling.ts: kept in the transaction of each change. */
  employee: table({ ...employeeFields, departmentSort: text() }),
};
