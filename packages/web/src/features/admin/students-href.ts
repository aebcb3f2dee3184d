import { studentListQuery } from '@ykd/adapters-http/contracts';
import type { StudentFilter } from '@ykd/application/student';
import { ADMIN_STUDENT_PATH } from '@ykd/domain/access';

/** The list of the students whom a filter finds. */
export const studentsHref = (filter: StudentFilter): string =>
  `${ADMIN_STUDENT_PATH}?${studentListQuery.write(filter)}`;

/** Those for whose accounts in another service nothing more is tried. */
export const FAILED_ACCOUNTS: StudentFilter = { syncFailed: 'is:true' };
