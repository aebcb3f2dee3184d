import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, CourseBanner, CourseProgress } from '@ykd/adapters-ui/widgets';
import { canLearn, type CourseCard as CourseCardData } from '@ykd/application/learn';
import { progressTone } from '@ykd/domain/course';
import { Link } from 'react-router-dom';
import { orderHref } from '../../../routing/shop-mall';
import { useServices } from '../../../container/services-context';
import { common } from '../../../messages/zh-CN/common';
import { learn } from '../../../messages/zh-CN/learn';
import { courses } from '../messages/zh-CN/courses';
import { whenInWords } from '../../../components/when';
import { BuyPrompt } from '../../../components/buy-prompt';
import { GoLearnButton } from '../../../components/go-learn-button';

/** What there is to say of it beside its chapters. */
const stateOf = ({ lessons, hasAuth, lastStudiedAt }: CourseCardData, now: number): string => {
  if (lessons === 0) return courses.soon;
  if (lastStudiedAt !== undefined) return learn.courses.studied(whenInWords(lastStudiedAt, now));
  return hasAuth ? learn.courses.notStarted : courses.lessons(lessons);
};

/** One course of a list: what it is, how far the reader came, and the way in. */
export function CourseCard({ course }: { course: CourseCardData }) {
  const now = useServices().environment.clock.now();
  const {
    courseId,
    title,
    banner,
    outlineCount,
    publishedOutlines,
    progress,
    lessons,
    lastStudiedAt,
    hasAuth,
    isSold,
    access,
  } = course;
  return (
    <Card room="none" height="full" display="flex" flexDirection="column">
      <CourseBanner courseId={courseId} {...banner} />
      <styled.div padding={{ base: '3', sm: '4' }} display="flex" flexDirection="column" gap="2" flex="1">
        <styled.h3 fontSize="md" lineHeight="snug">
          {title}
        </styled.h3>
        <styled.p
          display="flex"
          flexWrap="wrap"
          columnGap="3"
          color="fg.subtle"
          fontSize="sm"
          lineHeight="snug"
          fontVariantNumeric="tabular-nums"
        >
          <span>{common.chapters(outlineCount, publishedOutlines)}</span>
          <span>{stateOf(course, now)}</span>
        </styled.p>
        {access.kind === 'expired' && (
          <styled.p color="amber.fg" fontSize="sm">
            {learn.courses.expired(access.on)}
          </styled.p>
        )}
        {access.kind === 'refunding' && (
          <styled.p color="amber.fg" fontSize="sm">
            {courses.refunding}
          </styled.p>
        )}
        <styled.div marginTop="auto" paddingTop="2" display="flex" flexDirection="column" gap="3">
          {lessons > 0 && (hasAuth || lastStudiedAt !== undefined) && (
            <CourseProgress value={progress} tone={progressTone(progress)} label={`${title} ${progress}%`} />
          )}
          {canLearn(course) && <GoLearnButton courseId={courseId} title={title} variant="soft" />}
          {access.kind === 'refunding' && (
            <Button asChild variant="outline" aria-label={`${courses.toRefund}：${title}`}>
              <Link to={orderHref(access.orderId)}>{courses.toRefund}</Link>
            </Button>
          )}
          {!hasAuth && access.kind !== 'refunding' && isSold && (
            <BuyPrompt courseId={courseId} title={title} />
          )}
          {!hasAuth && access.kind !== 'refunding' && !isSold && (
            <styled.p color="fg.subtle" fontSize="sm">
              {courses.notSold}
            </styled.p>
          )}
        </styled.div>
      </styled.div>
    </Card>
  );
}
