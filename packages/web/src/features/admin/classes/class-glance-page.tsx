import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import {
  GLANCE_DAYS,
  GLANCE_STUDENTS_MAX,
  type ClassGlance,
  type GlanceDays,
  type GlanceStudent,
} from '@ykd/application/class-glance';
import { ADMIN_CLASS_PAGE_PATH } from '@ykd/domain/access';
import type { PlanStanding } from '@ykd/domain/school-class';
import { dayIndexOf, dayOfIndex } from '@ykd/domain/shared';
import { matchPath, useLocation } from 'react-router-dom';
import { FigureChart } from '../components/figure-chart';
import { classGlance as words } from '../messages/zh-CN/class-glance';
import { lateView } from '../blocks/late-view';
import { useSaid } from '../blocks/use-said';
import { ClassFrame } from './class-frame';
import { GlanceCourses } from './glance-courses';
import { GlanceExercises } from './glance-exercises';
import { useGlanceQueries } from './glance-queries';
import { GlanceStudents } from './glance-students';

/** Comes by itself: most who look at a class look at its days. */
const ClassYear = lateView(
  async () => (await import('../class-year/class-year')).ClassYear,
  <SkeletonCard lines={4} />,
);

/** A part of the students that can be looked at alone, as the address names it. */
interface Part {
  readonly key: string;
  readonly title: string;
  readonly has: (student: GlanceStudent) => boolean;
}

const ofStanding = (standing: PlanStanding): Part => ({
  key: standing,
  title: words.standings[standing],
  has: (student) => student.standing === standing,
});

const endingIn = (days: number): Part => ({
  key: `service${days}`,
  title: words.serviceIn(days),
  has: ({ serviceDays }) => serviceDays !== null && serviceDays >= 0 && serviceDays <= days,
});

const PARTS: readonly Part[] = [
  ...(Object.keys(words.standings) as PlanStanding[]).map(ofStanding),
  endingIn(7),
  endingIn(30),
];

/** On each day, how many of these students studied. */
const perDay = ({ today, days }: ClassGlance, students: readonly GlanceStudent[]) => {
  const first = dayIndexOf(today) - days + 1;
  return Array.from({ length: days }, (_, at) => {
    const day = dayOfIndex(first + at);
    return { from: day, to: day, learners: students.filter(({ marks }) => marks[at] === '1').length };
  });
};

/** How the students of a class fare, once it is known. */
function Shown({ glance }: { glance: ClassGlance }) {
  const { said, say } = useSaid();
  const asked = said.get('show');
  const part = PARTS.find(({ key }) => key === asked);
  const shown = part === undefined ? glance.students : glance.students.filter(part.has);
  if (glance.students.length === 0)
    return (
      <Card>
        <EmptyState title={words.noStudents} hint={words.noStudentsHint} />
      </Card>
    );
  return (
    <styled.div display="flex" flexDirection="column" gap="4">
      <Card as="section" aria-label={words.plan} room="sm">
        <styled.p fontWeight="medium">
          {glance.planned === null ? words.noPlan : words.planned(glance.planned)}
        </styled.p>
        {glance.planned !== null && (
          <styled.p color="fg.muted" fontSize="sm">
            {words.planHint}
          </styled.p>
        )}
        {glance.isCut && (
          <styled.p color="fg.muted" fontSize="sm">
            {words.cut(GLANCE_STUDENTS_MAX)}
          </styled.p>
        )}
        <styled.div
          role="group"
          aria-label={words.filters}
          display="flex"
          flexWrap="wrap"
          gap="1"
          marginTop="3"
        >
          {[{ key: undefined, title: words.all, has: () => true }, ...PARTS].map(({ key, title, has }) => (
            <Button
              key={title}
              size="sm"
              variant={key === part?.key ? 'soft' : 'ghost'}
              aria-pressed={key === part?.key}
              onClick={() => say({ show: key })}
            >
              {words.filterOf(title, glance.students.filter(has).length)}
            </Button>
          ))}
        </styled.div>
      </Card>
      <div>
        <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
          <styled.h2 fontSize="md" fontWeight="semibold">
            {words.studentsOf(shown.length, glance.students.length)}
          </styled.h2>
          <styled.div role="group" aria-label={words.days} display="flex" gap="1">
            {GLANCE_DAYS.map((days) => (
              <Button
                key={days}
                size="sm"
                variant={days === glance.days ? 'soft' : 'ghost'}
                aria-pressed={days === glance.days}
                onClick={() => say({ days: days === GLANCE_DAYS[0] ? undefined : String(days) })}
              >
                {words.daysOf(days)}
              </Button>
            ))}
          </styled.div>
        </styled.div>
        <styled.div display="flex" flexDirection="column" gap="3" marginTop="3">
          <GlanceStudents key={part?.key ?? ''} glance={glance} shown={shown} />
        </styled.div>
      </div>
      <Card>
        <FigureChart
          by="day"
          points={perDay(glance, shown)}
          figures={[
            {
              title: words.perDay,
              valueOf: ({ learners }) => learners,
              inWords: words.people,
              inFigures: Number,
            },
          ]}
        />
      </Card>
      <GlanceCourses glance={glance} />
      <GlanceExercises glance={glance} />
      <ClassYear classId={glance.classId} today={glance.today} />
    </styled.div>
  );
}

function Glance({ classId }: { classId: string }) {
  const { said } = useSaid();
  const days: GlanceDays = GLANCE_DAYS.find((one) => String(one) === said.get('days')) ?? GLANCE_DAYS[0];
  const glance = useQuery(useGlanceQueries().show, { classId, days });
  return (
    <Answer of={glance} failed={words.failed} refused="failed" waiting={<SkeletonCard lines={8} />}>
      {(value) => <Shown glance={value} />}
    </Answer>
  );
}

/** A class at a glance (Specification §2 'Routes'). */
export function Component() {
  const { pathname } = useLocation();
  const classId = matchPath(ADMIN_CLASS_PAGE_PATH, pathname)?.params.classId ?? '';
  return <ClassFrame classId={classId}>{({ id }) => <Glance key={id} classId={id} />}</ClassFrame>;
}
