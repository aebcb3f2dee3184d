import { needsUsername } from '@ykd/domain/member';
import { ON_SALE } from '@ykd/domain/order';
import type { Population } from '../../persistence/index.js';
import { demoProducts } from '../products.js';
import { failedSyncs, schoolCare, schoolCheckIns, schoolGivings } from './beside.js';
import { schoolOrders } from './orders.js';
import { lessonsBefore, schoolProgress } from './progress.js';
import type { Purchase } from './purchase.js';
import { schoolColleagues, schoolDepartments, schoolEmployees } from './staff.js';
import { schoolStudents, type SchoolStudent } from './students.js';
import { schoolStudy } from './study.js';

/** What a school is made of. */
export interface SchoolOptions {
  /** How many students. */
  readonly students: number;
  /** Whether there is a WeChat Pay that can be told of the payments, so that refunds can be granted. */
  readonly refunds: boolean;
}

/** The demo school as of `at` (epoch ms): the same for the same instant and options. */
export const demoSchool = (at: number, { students: count, refunds }: SchoolOptions): Population => {
  const [first, ...others] = demoProducts(at).filter(({ status }) => status === ON_SALE);
  if (first === undefined) throw new Error('the demo school has nothing to sell');
  const students = schoolStudents(at, count);
  // Without students there is no school either: only the accounts of the demo.
  const colleagues = count === 0 ? [] : schoolColleagues(at);
  const purchases = schoolOrders(students, [first, ...others], { at, refunds });
  const ofBuyer = new Map(students.map(({ user }) => [user.id, [] as Purchase[]]));
  for (const purchase of purchases) ofBuyer.get(purchase.order.userId)?.push(purchase);
  const own = ({ user }: SchoolStudent) => ofBuyer.get(user.id) ?? [];
  const study = students.map((student) => ({
    student,
    pieces: schoolStudy(student, own(student), at),
  }));
  const progress = study.flatMap(({ student, pieces }) => {
    const last = pieces.at(-1);
    return last === undefined ? [] : [schoolProgress(student, own(student), last.at)];
  });
  return {
    members: students.map(({ user, at: joinedAt }) => ({ user, at: joinedAt })),
    // Nobody of them is still to be welcomed, but who has no name yet.
    welcomes: [...students, ...colleagues].flatMap(({ user, at: joinedAt }) =>
      needsUsername(user) ? [] : [{ userId: user.id, gmtCreated: joinedAt }],
    ),
    colleagues,
    departments: count === 0 ? [] : schoolDepartments(at),
    employees: count === 0 ? [] : schoolEmployees(at),
    care: students.flatMap((student, index) => schoolCare(student, at, index)),
    purchases,
    study: study.map(({ student, pieces }) => ({ userId: student.user.id, pieces })),
    progress,
    lessonsRead: progress.map((save) => ({ ...save, lessons: lessonsBefore(save.position) })),
    checkIns: students.flatMap((student) => schoolCheckIns(student, at)),
    givings: students.flatMap((student, index) => schoolGivings(student, at, index)),
    failedSyncs: failedSyncs(students, at),
  };
};
