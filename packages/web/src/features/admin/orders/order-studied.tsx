import { styled } from '@ykd/adapters-ui/styled';
import type { OrderPage } from '@ykd/application/staff-order';
import { adminStudentPath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useFromHere } from '../blocks/way-back';
import { CourseLines } from '../components/course-lines';
import { orders as words } from '../messages/zh-CN/orders';
import { Lines, Part, Quiet } from '../components/detail-parts';

/** How much of what an order is about its student studied, for whoever reaches his page. */
export function OrderStudied({ order: { student, studied } }: { order: OrderPage }) {
  const from = useFromHere();
  if (studied === null) return null;
  const begun = studied.filter(({ lastStudiedAt }) => lastStudiedAt !== null).length;
  return (
    <Part title={words.studied}>
      <Quiet>{studied.length === 0 ? words.noCourses : words.studiedOf(studied.length, begun)}</Quiet>
      {studied.length > 0 && (
        <styled.div marginTop="3">
          <Lines>
            <CourseLines courses={studied} />
          </Lines>
        </styled.div>
      )}
      <styled.p
        marginTop="3"
        fontSize="sm"
        css={{ '& a': { color: 'brand.fg', textDecoration: 'underline' } }}
      >
        <Link to={adminStudentPath(student.id)} state={from}>
          {words.toStudent}
        </Link>
      </styled.p>
    </Part>
  );
}
