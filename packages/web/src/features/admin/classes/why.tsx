import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { SkeletonText } from '@ykd/adapters-ui/widgets';
import type { ClassOfStudentView } from '@ykd/application/school-class';
import { adminClassPath, adminOrderPath, hasRight, reachOf } from '@ykd/domain/access';
import { CLASS_VERDICT_TITLES, type JudgedClass } from '@ykd/domain/school-class';
import { shanghaiDay } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { useAdminQueries } from '../admin-queries';
import { PartAnswer } from '../components/failed-line';
import { memberTitle } from '../member-title';
import { classes } from '../messages/zh-CN/classes';
import { student } from '../messages/zh-CN/student';
import { Nothing } from '../components/nothing';
import { useClassQueries } from '../queries/class-queries';
import { ClassBadge } from './state-badge';

const { why: words } = classes;

const Linked = styled('span', {
  base: { '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

const called = (who: ClassOfStudentView['addedBy']): string =>
  who === null ? words.platform : memberTitle({ name: who.name });

/** Why somebody is in a class, in one sentence. */
const sentence = ({ why, addedBy, fromClass }: ClassOfStudentView): string => {
  switch (why.kind) {
    case 'staff':
      return words.staff(called(addedBy), why.reason);
    case 'moved':
      return words.moved(called(addedBy), fromClass?.name ?? why.fromClassId, why.reason);
    case 'roster':
      return words.roster(called(addedBy));
    default:
      return words.order(why.productName, why.day);
  }
};

/** Each class that was looked at, and what was found of it. */
export function Judged({ of }: { of: readonly JudgedClass[] }) {
  return (
    <styled.ul listStyle="none" fontSize="sm" display="flex" flexDirection="column" gap="1">
      {of.map(({ classId, name, firstDay, verdict, members, seats }) => (
        <li key={classId}>
          <styled.span fontWeight={verdict === 'chosen' ? 'semibold' : 'normal'}>{name}</styled.span>
          <styled.span color="fg.muted">
            {' '}
            {firstDay} · {words.seats(members, seats)} · {CLASS_VERDICT_TITLES[verdict]}
          </styled.span>
        </li>
      ))}
    </styled.ul>
  );
}

function OneClass({ of }: { of: ClassOfStudentView }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const { classId, className, state, since, why, orderId, isRefunded, leftAt, leftBy, leftWhy } = of;
  // Whether the reader looks after this class the class itself says.
  const mayOpen = me !== undefined && reachOf(me, 'classes.manage') !== 'none';
  return (
    <styled.li display="flex" flexDirection="column" gap="1">
      <styled.div display="flex" alignItems="center" flexWrap="wrap" gap="2">
        <Linked>{mayOpen ? <Link to={adminClassPath(classId)}>{className}</Link> : className}</Linked>
        <ClassBadge state={state} />
        <styled.span color="fg.muted" fontSize="sm">
          {words.since(shanghaiDay(since))}
          {leftAt !== null && `，${words.until(shanghaiDay(leftAt))}`}
        </styled.span>
      </styled.div>
      <p>{sentence(of)}</p>
      {orderId !== null && hasRight(me, 'orders.see') && (
        <Linked>
          <Link to={adminOrderPath(orderId)}>
            {words.order2} {orderId}
          </Link>
        </Linked>
      )}
      {isRefunded && leftAt === null && <styled.p color="amber.fg">{words.refunded}</styled.p>}
      {leftAt !== null && (
        <styled.p color="fg.muted" fontSize="sm">
          {words.left(called(leftBy), leftWhy)}
        </styled.p>
      )}
      {why.kind === 'order' && (
        <styled.details fontSize="sm">
          <styled.summary cursor="pointer">{words.judged}</styled.summary>
          <Judged of={why.judged} />
        </styled.details>
      )}
    </styled.li>
  );
}

/** The classes that a student is in, or was, and why. */
export function WhyInClasses({ studentId }: { studentId: string }) {
  const found = useQuery(useClassQueries().ofStudent, studentId);
  return (
    <PartAnswer
      of={found}
      failed={student.sectionFailed(words.title)}
      waiting={<SkeletonText lines={3} />}
      isEmpty={(list) => list.length === 0}
      empty={<Nothing title={words.none} hint={words.noneHint} />}
    >
      {(list) => (
        <section aria-label={words.question}>
          <styled.ul listStyle="none" display="flex" flexDirection="column" gap="4">
            {list.map((one) => (
              <OneClass key={one.classId} of={one} />
            ))}
          </styled.ul>
        </section>
      )}
    </PartAnswer>
  );
}
