import { styled } from '@ykd/adapters-ui/styled';
import { Card, CourseBanner, CourseProgress } from '@ykd/adapters-ui/widgets';
import type { CourseCard as CourseCardData } from '@ykd/application/learn';
import { progressTone } from '@ykd/domain/course';
import { useServices } from '../../../container/services-context';
import { common } from '../../../messages/zh-CN/common';
import { learn } from '../../../messages/zh-CN/learn';
import { whenInWords } from '../../../components/when';
import { BuyPrompt } from '../../../components/buy-prompt';
import { GoLearnButton } from '../../../components/go-learn-button';

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
    lastStudiedAt,
    hasAuth,
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
          <span>
            {lastStudiedAt === undefined
              ? learn.courses.notStarted
              : learn.courses.studied(whenInWords(lastStudiedAt, now))}
          </span>
        </styled.p>
        {access.kind === 'expired' && (
          <styled.p color="amber.fg" fontSize="sm">
            {learn.courses.expired(access.on)}
          </styled.p>
        )}
        <styled.div marginTop="auto" paddingTop="2" display="flex" flexDirection="column" gap="3">
          {(hasAuth || lastStudiedAt !== undefined) && (
            <CourseProgress value={progress} tone={progressTone(progress)} label={`${title} ${progress}%`} />
          )}
          {hasAuth ? (
            <GoLearnButton courseId={courseId} title={title} variant="soft" />
          ) : (
            <BuyPrompt courseId={courseId} title={title} />
          )}
        </styled.div>
      </styled.div>
    </Card>
  );
}
