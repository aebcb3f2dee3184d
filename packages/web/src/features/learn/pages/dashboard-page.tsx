import { styled } from '@ykd/adapters-ui/styled';
import { EmptyState, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { canLearn, isOnline, type Dashboard } from '@ykd/application/learn';
import { LEARN_DASHBOARD } from '@ykd/domain/access';
import { ServicePanel } from '../components/service-panel';
import { learn } from '../../../messages/zh-CN/learn';
import { courses } from '../messages/zh-CN/courses';
import { CourseSection } from '../components/course-section';
import { DashboardGate } from '../components/dashboard-gate';
import { HappeningsPanel } from '../components/happenings-panel';
import { RecentCourse } from '../components/recent-course';

/** What the experience courses are for whoever looks at them: to be tried, to be bought, or to come. */
const hintOf = ({ experience }: Dashboard): string => {
  const { trialHint, trialClosedHint } = learn.courses;
  if (experience.some(canLearn)) return trialHint;
  return experience.some((course) => isOnline(course) && course.isSold)
    ? trialClosedHint
    : courses.trialSoonHint;
};

function Content({ dashboard }: { dashboard: Dashboard }) {
  const { mine, trial, none, noneHint } = learn.courses;
  return (
    <styled.div display="flex" flexDirection="column" gap={{ base: '7', md: '9' }}>
      <RecentCourse dashboard={dashboard} />
      {dashboard.service && (
        <styled.div display={{ base: 'block', xl: 'none' }}>
          <ServicePanel {...dashboard.service} />
        </styled.div>
      )}
      <HappeningsPanel dashboard={dashboard} />
      <CourseSection
        title={mine}
        courses={dashboard.courses}
        empty={<EmptyState compact title={none} hint={noneHint} />}
      />
      <CourseSection title={trial} hint={hintOf(dashboard)} courses={dashboard.experience} />
    </styled.div>
  );
}

/** `/learn`: where do I go on, what is happening now, which courses are there. */
export function Component() {
  return (
    <>
      <VisuallyHidden as="h1">{LEARN_DASHBOARD.title}</VisuallyHidden>
      <DashboardGate>{(dashboard) => <Content dashboard={dashboard} />}</DashboardGate>
    </>
  );
}
