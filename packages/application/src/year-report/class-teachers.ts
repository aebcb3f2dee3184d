import type { Classes } from '../ports/school-classes.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { isCurrent } from '../school-class/current.js';

/** What the class teachers of a student are read from. */
export interface ClassTeachersDeps {
  readonly classes: Pick<Classes, 'ofStudent'>;
  readonly unitOfWork: UnitOfWork;
}

/** The class teachers of the classes that a student is in now, those in whose care he is: another one does not reach him. */
export const classTeachersOf = async (
  { classes, unitOfWork }: ClassTeachersDeps,
  studentId: string,
): Promise<ReadonlySet<string>> => {
  const [of, care] = await Promise.all([
    classes.ofStudent(studentId),
    unitOfWork.transaction((tx) => tx.care.ofStudent(studentId)),
  ]);
  const carers = new Set(care.map(({ staffId }) => staffId));
  return new Set(
    of
      .filter(isCurrent)
      .flatMap(({ schoolClass: { teacherId } }) =>
        teacherId !== null && carers.has(teacherId) ? [teacherId] : [],
      ),
  );
};
