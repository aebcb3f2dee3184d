import { ADMIN_EMPLOYEE_PATH, adminStudentPath, PRODUCT_PATH } from '@ykd/domain/access';
import type { AuditLine } from '../fold-lines';

/** The page about what was changed, where there is one. */
export const subjectPage = ({ subjectKind, subjectId }: AuditLine): string | undefined => {
  if (subjectKind === 'product') return `${PRODUCT_PATH}?productId=${encodeURIComponent(subjectId)}`;
  return undefined;
};

/** Whether it was done about somebody who works here. */
export const isAboutStaff = ({ act }: Pick<AuditLine, 'act'>): boolean => act.startsWith('staff.');

/** The page about a member, as a student or as one of the staff. */
export const memberPage = (line: Pick<AuditLine, 'act'>, id: string): string =>
  isAboutStaff(line) ? `${ADMIN_EMPLOYEE_PATH}?${new URLSearchParams({ open: id })}` : adminStudentPath(id);
