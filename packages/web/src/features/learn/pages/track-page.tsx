import { styled } from '@ykd/adapters-ui/styled';
import { stageTitle } from '@ykd/application/course';
import { composeTrack } from '@ykd/application/learn';
import { learnTrackAt } from '@ykd/domain/access';
import { pagePath } from '@ykd/domain/shared';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { useDashboard } from '../use-dashboard';
import { tracks } from '../messages/zh-CN/tracks';
import { CourseSection } from '../components/course-section';
import { DashboardGate } from '../components/dashboard-gate';
import { TrackHead } from '../components/track-head';

/** A track of the learning plan: its stages with their courses, and what comes next. Specification §2, §3. */
export function Component() {
  const { pathname } = useLocation();
  const track = learnTrackAt(pagePath(pathname));
  const { dashboard } = useDashboard();
  const { clock } = useServices().environment;
  const view = useMemo(
    () => track && dashboard && composeTrack(track.stages, { ...dashboard, now: clock.now() }),
    [track, dashboard, clock],
  );
  if (track === undefined) return null;
  return (
    <styled.div display="flex" flexDirection="column" gap={{ base: '7', md: '9' }}>
      <TrackHead track={track} view={view} />
      <DashboardGate>
        {() =>
          view?.stages.map(({ name, courses, done, online }) => (
            <CourseSection
              key={name}
              title={stageTitle(name)}
              hint={tracks.stageProgress(done, online, courses.length)}
              courses={courses}
            />
          ))
        }
      </DashboardGate>
    </styled.div>
  );
}
