import { ADMIN_PATH } from './paths.js';

/** Where the console leads whoever may not see a page (Specification §2 'Routes', §6 'Admin guard'). */
export const ADMIN_404_PATH = `${ADMIN_PATH}/404` as const;

/** Who logged in and who changed what, for super administrators. Beyond the Specification. */
export const ADMIN_SECURITY_PATH = `${ADMIN_PATH}/security` as const;

/** The students whom a member of staff reaches; below it stands the page of each. Specification §2 'Routes'. */
export const ADMIN_STUDENT_PATH = '/admin/class/student';

/** The page of one student. Specification §2 'Routes'. */
export const adminStudentPath = (userId: string) => `${ADMIN_STUDENT_PATH}/${userId}`;

/** The page of one student as {@link ADMIN_PAGES} writes it, with his id as a parameter. Specification §2 'Routes'. */
export const ADMIN_STUDENT_PAGE_PATH = `${ADMIN_STUDENT_PATH}/:userId` as const;
