import { studentListQuery } from '@ykd/adapters-http/contracts';
import type { StudentFilter } from '@ykd/application/student';
import { ADMIN_STUDENT_PATH } from '@ykd/domain/access';

type StudentsPlace = Parameters<typeof studentListQuery.write>[0];

/** The list of the students whom a filter finds, in an order of theirs where one is said. */
export const studentsHref = (filter: StudentFilter & Pick<StudentsPlace, 'sort'>): string =>
  `${ADMIN_STUDENT_PATH}?${studentListQuery.write(filter)}`;

/** Those for whose accounts in another service nothing more is tried. */
export const FAILED_ACCOUNTS: StudentFilter = { syncFailed: 'is:true' };
