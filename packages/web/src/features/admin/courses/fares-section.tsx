import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, DataTable, SkeletonText, type Column } from '@ykd/adapters-ui/widgets';
import type { CourseFares } from '@ykd/application/staff-course';
import { courses } from '../messages/zh-CN/courses';
import { useCourseQueries } from './course-queries';

const words = courses.fares;

type Row = CourseFares['lessons'][0] & { readonly id: string };

const Cell = styled('span', {
  base: {
    position: 'relative',
    display: 'inline-block',
    minWidth: { base: '0', md: '6rem' },
    width: { md: 'full' },
    fontVariantNumeric: 'tabular-nums',
    '& > [data-bar]': {
      display: { base: 'none', md: 'block' },
      height: '1.5',
      marginTop: '1',
      borderRadius: 'full',
      bg: 'data.green',
      minWidth: '1px',
    },
    '& > [data-bar=stopped]': { bg: 'data.red' },
  },
});

/** A number of learners with its bar, as long as its share of all of them. */
function Share({ count, of, kind }: { count: number; of: number; kind: 'reached' | 'stopped' }) {
  return (
    <Cell>
      {words.people(count)}
      {count > 0 && (
        <span data-bar={kind} aria-hidden style={{ inlineSize: `${(100 * Math.min(count, of)) / of}%` }} />
      )}
    </Cell>
  );
}

const colsOf = (learners: number): readonly Column<Row, never>[] => [
  {
    id: 'lesson',
    title: words.lesson,
    isHead: true,
    narrow: 'head',
    cell: ({ title, ...place }) => `${words.place(place)} ${title}`,
  },
  {
    id: 'started',
    title: words.started,
    cell: ({ started }) => <Share kind="reached" count={started} of={learners} />,
  },
  {
    id: 'finished',
    title: words.finished,
    cell: ({ finished }) => <Share kind="reached" count={finished} of={learners} />,
  },
  {
    id: 'stopped',
    title: words.stopped,
    cell: ({ stopped }) => <Share kind="stopped" count={stopped} of={learners} />,
  },
  {
    id: 'exercises',
    title: words.exercises,
    cell: ({ exercises }) =>
      exercises.length === 0 ? (
        words.noExercise
      ) : (
        <div>
          {exercises.map(({ id, tried, passed }) => (
            <styled.span key={id} display="block" overflowWrap="anywhere">
              {id}：{words.exercise(tried, passed)}
            </styled.span>
          ))}
        </div>
      ),
  },
];

/** How learners fare in what is live, lesson by lesson. */
export function FaresSection({ courseId }: { courseId: string }) {
  const asked = useQuery(useCourseQueries().fares, courseId);
  return (
    <styled.div marginTop="8">
      <styled.h2 fontSize="lg" marginBottom="2">
        {words.title}
      </styled.h2>
      <Answer of={asked} failed={words.failed} refused="failed" compact waiting={<SkeletonText lines={6} />}>
        {({ learners, buyers, elsewhere, lessons }) =>
          learners === 0 ? (
            <styled.p color="fg.muted">{words.none}</styled.p>
          ) : (
            <>
              <p>{words.summary(learners, buyers)}</p>
              <styled.p marginTop="1" marginBottom="3" fontSize="sm" color="fg.muted">
                {words.explain} {elsewhere > 0 && words.elsewhere(elsewhere)}
              </styled.p>
              <DataTable
                caption={words.title}
                cols={colsOf(learners)}
                rows={lessons.map((lesson) => ({ ...lesson, id: words.place(lesson) }))}
                nameOf={({ title }) => title}
              />
            </>
          )
        }
      </Answer>
    </styled.div>
  );
}
