import type { StudentFilter } from '@ykd/application/student';
import { students } from '../messages/zh-CN/students';
import { useBulkCommand } from '../table/use-bulk-command';
import { AssignDialog } from './assign-dialog';

/** Putting chosen students into somebody's care. */
export const useAssigning = (filter: StudentFilter) => useBulkCommand(AssignDialog, students.assign, filter);
