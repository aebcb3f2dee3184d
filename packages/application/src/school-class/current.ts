import type { ClassOfStudent } from '../ports/school-classes.js';

/** Whether a student is in a class now, and it is not archived. */
export const isCurrent = ({ schoolClass, member }: ClassOfStudent): boolean =>
  schoolClass.archivedAt === null && member.leftAt === null;
