import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, CourseBanner, CourseProgress } from '@ykd/adapters-ui/widgets';
import { canLearn, type CourseCard, type TrackView } from '@ykd/application/learn';
import { SHOP_MALL_PATH, type LearnTrack } from '@ykd/domain/access';
import { progressTone } from '@ykd/domain/course';
import { Link } from 'react-router-dom';
import { learnPages } from '../../../messages/zh-CN/learn-pages';
import { tracks } from '../messages/zh-CN/tracks';
import { GoLearnButton } from '../../../components/go-learn-button';

/** The course to go on with. */
function Next({ course }: { course: CourseCard }) {
  const { courseId, title, banner, progress } = course;
  return (
    <Card
      as="section"
      aria-label={tracks.next}
      room="none"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      css={{ px: '4', py: '4' }}
    >
      <styled.div width={{ base: '20', sm: '28' }} borderRadius="md" overflow="hidden" flexShrink="0">
        <CourseBanner courseId={courseId} {...banner} />
      </styled.div>
      <styled.div flex="1" minWidth="40">
        <styled.p fontSize="sm" color="brand.fg" fontWeight="medium">
          {tracks.next}
        </styled.p>
        <styled.h2 textStyle="heading" marginBottom="2">
          {title}
        </styled.h2>
        <CourseProgress value={progress} tone={progressTone(progress)} label={`${title} ${progress}%`} />
      </styled.div>
      <GoLearnButton courseId={courseId} title={title} />
    </Card>
  );
}

/** Whoever owns nothing of the track is led to where it is sold, and whoever is done is told so. */
function NothingNext({ view }: { view: TrackView }) {
  const isOpen = view.stages.some(({ courses }) => courses.some(({ hasAuth }) => hasAuth));
  const isOnline = view.stages.some(({ courses }) => courses.some(canLearn));
  return (
    <Card>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <styled.p color="fg.muted">{isOnline ? tracks.done : isOpen ? tracks.soon : tracks.closed}</styled.p>
        {!isOpen && (
          <Button asChild variant="outline">
            <Link to={SHOP_MALL_PATH}>{learnPages.toMall}</Link>
          </Button>
        )}
      </styled.div>
    </Card>
  );
}

/** What a track is about, how far the reader came, and where he goes on. */
export function TrackHead({ track, view }: { track: LearnTrack; view: TrackView | undefined }) {
  const { title, summary } = track;
  return (
    <styled.header display="flex" flexDirection="column" gap="5">
      <div>
        <styled.h1 textStyle="title">{title}</styled.h1>
        <styled.p color="fg.muted" marginTop="2" textWrap="pretty">
          {summary}
        </styled.p>
        {view && (
          <styled.div marginTop="4" maxWidth="96">
            <CourseProgress
              value={view.progress}
              tone={progressTone(view.progress)}
              label={tracks.progress(title)}
            />
          </styled.div>
        )}
      </div>
      {view && (view.next ? <Next course={view.next} /> : <NothingNext view={view} />)}
    </styled.header>
  );
}
