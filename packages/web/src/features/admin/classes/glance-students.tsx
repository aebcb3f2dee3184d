import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, CourseProgress, DataTable, EmptyState, type Column } from '@ykd/adapters-ui/widgets';
import type { ClassGlance, GlanceStudent } from '@ykd/application/class-glance';
import { adminStudentPath } from '@ykd/domain/access';
import { progressTone, type ProgressTone } from '@ykd/domain/course';
import type { PlanStanding } from '@ykd/domain/school-class';
import { shanghaiDay } from '@ykd/domain/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { memberTitle } from '../member-title';
import { classGlance as words } from '../messages/zh-CN/class-glance';
import { StudyStrip } from './study-strip';

/** So many students are drawn at first, and so many more each time. */
const DRAWN = 50;

const TONES = {
  notBegun: 'amber',
  behind: 'amber',
  onPlan: 'neutral',
  ahead: 'brand',
} as const satisfies Readonly<Record<PlanStanding, string>>;

/** Red is for who has studied nothing at all: another may have begun with courses that are not the class's. */
const standingTone = ({ lastStudied }: GlanceStudent, standing: PlanStanding) =>
  standing === 'notBegun' && lastStudied === null ? 'danger' : TONES[standing];

/** Green as well where he is as far as planned: a bar does not say that he is late beside a word that he is not. */
const doneTone = ({ standing, done }: GlanceStudent): ProgressTone =>
  standing === 'ahead' || standing === 'onPlan' ? 'green' : progressTone(done);

/** What stays on one line. */
const Line = styled('span', { base: { whiteSpace: 'nowrap' } });

const Named = styled('span', {
  base: {
    whiteSpace: { md: 'nowrap' },
    '& a': { color: 'brand.fg' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

const colsOf = ({ exercises }: ClassGlance): readonly Column<GlanceStudent>[] => [
  {
    id: 'name',
    title: words.name,
    isHead: true,
    narrow: 'head',
    cell: (student) => (
      <Named>
        <Link to={adminStudentPath(student.id)}>{memberTitle(student)}</Link>
      </Named>
    ),
  },
  {
    id: 'standing',
    title: words.standing,
    cell: (student) =>
      student.standing === null ? (
        words.nothing
      ) : (
        <Badge tone={standingTone(student, student.standing)}>{words.standings[student.standing]}</Badge>
      ),
  },
  {
    id: 'done',
    title: words.done,
    cell: (student) => (
      <styled.div minWidth="28">
        <CourseProgress
          value={student.done}
          tone={doneTone(student)}
          label={words.doneOf(memberTitle(student))}
        />
      </styled.div>
    ),
  },
  ...(exercises === 0
    ? []
    : [
        {
          id: 'passed',
          title: words.passed,
          align: 'end',
          cell: ({ passed }: GlanceStudent) => `${passed} / ${exercises}`,
        } as const,
      ]),
  { id: 'marks', title: words.studied, cell: ({ marks }) => <StudyStrip marks={marks} /> },
  {
    id: 'count',
    title: words.lastStudied,
    cell: ({ lastStudied }) => <Line>{lastStudied === null ? words.never : shanghaiDay(lastStudied)}</Line>,
  },
  {
    id: 'service',
    title: words.service,
    cell: ({ serviceDays }) => (
      <Line>{serviceDays === null ? words.noService : words.serviceLeft(serviceDays)}</Line>
    ),
  },
];

/** The students of a class on the days on which they studied, a part of them at first. */
export function GlanceStudents({
  glance,
  shown,
}: {
  glance: ClassGlance;
  /** Those who are asked for. */
  shown: readonly GlanceStudent[];
}) {
  const [drawn, setDrawn] = useState(DRAWN);
  if (shown.length === 0) return <EmptyState title={words.nobody} />;
  const more = Math.min(DRAWN, shown.length - drawn);
  return (
    <>
      <DataTable<GlanceStudent, never>
        caption={words.studentsOf(shown.length, glance.students.length)}
        cols={colsOf(glance)}
        rows={shown.slice(0, drawn)}
        nameOf={memberTitle}
      />
      {more > 0 && (
        <div>
          <Button size="sm" variant="outline" onClick={() => setDrawn(drawn + more)}>
            {words.more(more)}
          </Button>
        </div>
      )}
    </>
  );
}
