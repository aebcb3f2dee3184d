import { adminPageOf, PRODUCT_PATH } from '@ykd/domain/access';
import type { AuditLine } from '../fold-lines';

/** The page about what was changed, where there is one. */
export const subjectPage = ({ subjectKind, subjectId }: AuditLine): string | undefined => {
  if (subjectKind === 'product') return `${PRODUCT_PATH}?productId=${encodeURIComponent(subjectId)}`;
  return undefined;
};

/** The page about a student, where the console has it. */
export const studentPage = (id: string): string | undefined => {
  const path = `/admin/class/student/${encodeURIComponent(id)}`;
  return adminPageOf(path) === undefined ? undefined : path;
};
