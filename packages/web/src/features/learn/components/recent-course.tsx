import { styled } from '@ykd/adapters-ui/styled';
import { Card, CourseBanner, CourseProgress, Drawing } from '@ykd/adapters-ui/widgets';
import { canLearn, type CourseCard, type Dashboard } from '@ykd/application/learn';
import { progressTone } from '@ykd/domain/course';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { orderHref } from '../../../routing/shop-mall';
import { useServices } from '../../../container/services-context';
import { common } from '../../../messages/zh-CN/common';
import { learn } from '../../../messages/zh-CN/learn';
import { courses } from '../messages/zh-CN/courses';
import { whenInWords } from '../../../components/when';
import { BuyPrompt } from '../../../components/buy-prompt';
import { GoLearnButton } from '../../../components/go-learn-button';

function Frame({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Card
      as="section"
      aria-label={learn.recent.title}
      room="none"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 6fr)' }}
    >
      {picture}
      <styled.div
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        justifyContent="center"
        gap="2"
        px={{ base: '5', md: '6' }}
        py="5"
        minWidth="0"
      >
        {children}
      </styled.div>
    </Card>
  );
}

function GoOn({ course }: { course: CourseCard }) {
  const now = useServices().environment.clock.now();
  const {
    courseId,
    title,
    banner,
    outlineCount,
    publishedOutlines,
    progress,
    lastStudiedAt,
    hasAuth,
    isSold,
    access,
  } = course;
  const fill = { '& > svg': { height: 'full', objectFit: 'cover' } };
  return (
    <Frame
      picture={
        <styled.div
          overflow="hidden"
          bg="var(--track-bg)"
          data-track={banner.track}
          display="grid"
          alignItems="center"
          css={fill}
        >
          <CourseBanner courseId={courseId} {...banner} />
        </styled.div>
      }
    >
      <styled.p fontSize="sm" color="brand.fg" fontWeight="medium">
        {learn.recent.title}
      </styled.p>
      <styled.h2 textStyle="title">{title}</styled.h2>
      <styled.p color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {common.chapters(outlineCount, publishedOutlines)}
        {lastStudiedAt !== undefined && ` · ${learn.recent.lastStudied(whenInWords(lastStudiedAt, now))}`}
      </styled.p>
      <styled.div width="full" my="2">
        <CourseProgress value={progress} tone={progressTone(progress)} />
      </styled.div>
      {access.kind === 'expired' && (
        <styled.p color="amber.fg" fontSize="sm">
          {learn.courses.expired(access.on)}
        </styled.p>
      )}
      {access.kind === 'refunding' && (
        <styled.p color="amber.fg" fontSize="sm">
          <Link to={orderHref(access.orderId)}>{courses.refunding}</Link>
        </styled.p>
      )}
      {hasAuth && <GoLearnButton courseId={courseId} title={title} size="lg" />}
      {!hasAuth && access.kind !== 'refunding' && isSold && <BuyPrompt courseId={courseId} title={title} />}
    </Frame>
  );
}

/** Where to go on: the course studied last, or the first one for somebody who has not begun. */
export function RecentCourse({ dashboard }: { dashboard: Dashboard }) {
  if (dashboard.recent) return <GoOn course={dashboard.recent} />;
  const first = [...dashboard.courses, ...dashboard.experience].find(canLearn);
  return (
    <Frame
      picture={
        <styled.div bg="brand.subtle" display="grid" placeItems="center" padding="6">
          <Drawing name="welcome" width={200} />
        </styled.div>
      }
    >
      <styled.h2 textStyle="title">{learn.recent.none}</styled.h2>
      <styled.p color="fg.muted" marginBottom="2">
        {first === undefined ? courses.nothingHint : learn.recent.noneHint}
      </styled.p>
      {first && (
        <GoLearnButton
          courseId={first.courseId}
          title={first.title}
          label={learn.recent.start(first.title)}
        />
      )}
    </Frame>
  );
}
