// A stranger's program: the rules of every module, by their subpaths, with nothing but the language itself.
import { adminGuard, type AdminDecision } from '@ykd/domain/access';
import { CHECK_IN_WINDOWS, checkInStreak, isWindowOpen } from '@ykd/domain/campaign';
import { chatAccountOf } from '@ykd/domain/chat';
import { couponGuard } from '@ykd/domain/coupon';
import { courseHref, decodePosition, openCourse, type CourseDestination } from '@ykd/domain/course';
import { profileIssues } from '@ykd/domain/member';
import { formatAmount, mergeMainOrderValidity } from '@ykd/domain/order';
import { studyReport } from '@ykd/domain/report';
import { shanghaiDay, type GuardDecision } from '@ykd/domain/shared';

const equal = (actual: unknown, expected: unknown): void => {
  const [is, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== wanted) throw new Error(`${is} instead of ${wanted}`);
};

const noon = Date.UTC(2025, 6, 11, 4);
equal(shanghaiDay(noon), '2025-07-11');

const destination: CourseDestination = openCourse({ courseId: 'g1', owned: { old: ['g1'], new: [] } });
const sites = { newSite: 'https://new.example.com', oldSite: 'https://old.example.com' };
equal(courseHref(destination, sites), 'https://old.example.com/g1/MC8wLzA%3D');
equal(decodePosition('nonsense'), { ok: false, error: { kind: 'malformed-position' } });

const orders = mergeMainOrderValidity([
  { id: 'a', amount: 298_000, validDateDayNum: 365, serviceDateDayNum: 180 },
  { id: 'b', amount: 598_000, validDateDayNum: 730, serviceDateDayNum: 90 },
]);
equal(
  orders.map((order): string => `${order.id} ${formatAmount(order.amount)} ${order.validDateDayNum}`),
  ['a 2980.00 730', 'b 5980.00 730'],
);

const decision: GuardDecision = couponGuard('/coupon/home', { reviewStatus: 'REVIEWING' });
equal(decision, { kind: 'redirect', to: '/coupon/review' });

const staff: AdminDecision = adminGuard('13900000001', {
  superAdmin: ['13900000001'],
  class: [],
  teacher: [],
});
equal(staff, { kind: 'role', role: 'superAdmin' });

equal(profileIssues({}).length > 0, true);
equal(chatAccountOf('10').username, 'ba');
equal(isWindowOpen(CHECK_IN_WINDOWS[0]!, noon), true);
equal(checkInStreak(['2025-07-10', '2025-07-11'], '2025-07-11'), { current: 2, longest: 2, total: 2 });
equal(
  studyReport([{ at: noon, courseId: 'g1', seconds: 60 }], { year: 2025, userNumber: 42 }).kind,
  'studied',
);
