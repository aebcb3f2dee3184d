import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, Card } from '@ykd/adapters-ui/widgets';
import { canLearn, type AccessTerm as Term, type CourseCard } from '@ykd/application/learn';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { access } from '../messages/zh-CN/access';
import { chatHref } from '../../../routing/chat-href';
import { orderHref } from '../../../routing/shop-mall';
import { periods } from '../../../messages/zh-CN/periods';
import { MergedDays } from '../../../components/merged-days';
import { GoLearnButton } from '../../../components/go-learn-button';
import { PeriodBar } from './period-bar';
import { learnPages } from '../../../messages/zh-CN/learn-pages';

/** So many courses are shown until the reader asks for all. */
const MOST_AT_FIRST = 6;

function CourseRow({ course }: { course: CourseCard }) {
  const { courseId, title, progress, lessons, hasAuth } = course;
  return (
    <styled.li
      display="flex"
      alignItems="center"
      gap="3"
      py="2"
      minHeight="14"
      borderTopWidth="1px"
      borderColor="line"
      // The arrows end where the line ends.
      css={{ '& > button': { marginInlineEnd: '-3' } }}
    >
      <styled.span flex="1" minWidth="0">
        {title}
      </styled.span>
      <styled.span color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {lessons > 0 && `${progress}%`}
      </styled.span>
      {canLearn(course) ? (
        <GoLearnButton courseId={courseId} title={title} variant="ghost" size="sm" />
      ) : (
        <Badge>{hasAuth ? access.soon : access.expired}</Badge>
      )}
    </styled.li>
  );
}

/** What one order gives: its periods, and the courses that it keeps open. */
export function AccessTerm({ term, now }: { term: Term; now: number }) {
  const { order, from, validUntil, isOver, serviceUntil, hasService, courses, grantsNothing } = term;
  const [all, setAll] = useState(false);
  const shown = all ? courses : courses.slice(0, MOST_AT_FIRST);
  const [first] = courses;
  return (
    <Card as="section" aria-label={order.productName}>
      <styled.div display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" gap="3">
        <styled.h2 textStyle="heading">{order.productName}</styled.h2>
        <styled.span
          fontSize="sm"
          color="fg.muted"
          css={{ '& > a': { paddingY: '3' }, '& > a:hover': { color: 'fg.default' } }}
        >
          <Link to={orderHref(order.id)}>{access.toOrder}</Link>
        </styled.span>
      </styled.div>
      <styled.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="5"
        marginTop="4"
      >
        <PeriodBar title={access.courses} from={from} until={validUntil} now={now} />
        {serviceUntil === undefined ? (
          <styled.div fontSize="sm">
            <styled.dt color="fg.muted">{access.service}</styled.dt>
            <styled.dd color="fg.subtle">{access.noService}</styled.dd>
          </styled.div>
        ) : (
          <PeriodBar title={access.service} from={from} until={serviceUntil} now={now} />
        )}
      </styled.dl>
      <MergedDays own={order.ownDays.validDays} merged={order.mergedDays?.validDays} />
      <MergedDays
        own={order.ownDays.serviceDays}
        merged={order.mergedDays?.serviceDays}
        inWords={periods.mergedService}
      />
      {hasService && first && (
        <styled.div marginTop="4">
          <Button asChild variant="outline" size="sm">
            <Link to={chatHref(first.courseId)}>{learnPages.contact}</Link>
          </Button>
        </styled.div>
      )}
      {isOver && (
        <styled.p color="amber.fg" fontSize="sm" marginTop="3">
          {access.renew}
        </styled.p>
      )}
      {courses.length === 0 ? (
        <styled.p color="fg.subtle" fontSize="sm" marginTop="4">
          {grantsNothing ? access.noCourses : access.moved}
        </styled.p>
      ) : (
        <styled.ul listStyle="none" marginTop="4" aria-label={access.grants(courses.length)}>
          {shown.map((course) => (
            <CourseRow key={course.courseId} course={course} />
          ))}
        </styled.ul>
      )}
      {courses.length > MOST_AT_FIRST && (
        <styled.div display="flex" justifyContent="center" marginTop="2">
          <Button variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? access.showLess : access.showAll(courses.length)}
          </Button>
        </styled.div>
      )}
    </Card>
  );
}
