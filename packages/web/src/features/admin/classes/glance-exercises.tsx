import { styled } from '@ykd/adapters-ui/styled';
import { Card, DataTable, type Column } from '@ykd/adapters-ui/widgets';
import type { ClassGlance, StuckExercise } from '@ykd/application/class-glance';
import { adminCoursePath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { classGlance as words } from '../messages/zh-CN/class-glance';

type Band = ClassGlance['bands'][number] & { readonly id: string };
type Stuck = StuckExercise & { readonly id: string };

const Bar = styled('span', {
  base: { display: 'block', height: '2', borderRadius: 'full', bg: 'data.green', minWidth: '1px' },
});

const Linked = styled('span', {
  base: { '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

const STUCK: readonly Column<Stuck>[] = [
  {
    id: 'place',
    title: words.place,
    isHead: true,
    narrow: 'head',
    cell: ({ courseId, courseTitle, outlineNum, sectionNum, lesson, number }) => (
      <Linked>
        <Link to={adminCoursePath(courseId)}>{courseTitle}</Link>{' '}
        {words.placeOf(outlineNum, sectionNum, lesson, number)}
      </Linked>
    ),
  },
  { id: 'tried', title: words.tried, align: 'end', cell: ({ tried }) => words.people(tried) },
  { id: 'passed', title: words.passedBy, align: 'end', cell: ({ passed }) => words.people(passed) },
];

const bandCols = (most: number): readonly Column<Band>[] => [
  {
    id: 'band',
    title: words.bandTitle,
    isHead: true,
    narrow: 'head',
    cell: ({ from, to }) => words.band(from, to),
  },
  { id: 'people', title: words.bandPeople, align: 'end', cell: ({ students }) => words.people(students) },
  {
    id: 'bar',
    title: '',
    narrow: 'gone',
    cell: ({ students }) =>
      students > 0 && <Bar aria-hidden style={{ inlineSize: `${(100 * students) / most}%` }} />,
  },
];

/** How many exercises students passed, and where they get stuck. */
export function GlanceExercises({ glance: { bands, exercises, stuck } }: { glance: ClassGlance }) {
  const most = Math.max(1, ...bands.map(({ students }) => students));
  return (
    <Card as="section" aria-labelledby="glance-exercises">
      <styled.h2 id="glance-exercises" fontSize="md" fontWeight="semibold" marginBottom="3">
        {words.exercises}
      </styled.h2>
      {exercises === 0 ? (
        <styled.p color="fg.muted">{words.noExercises}</styled.p>
      ) : (
        <styled.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
          gap="6"
        >
          <div>
            <styled.h3 fontSize="sm" fontWeight="medium" marginBottom="2">
              {words.bandsTitle(exercises)}
            </styled.h3>
            <DataTable<Band, never>
              caption={words.bandsTitle(exercises)}
              cols={bandCols(most)}
              rows={bands.map((band) => ({ ...band, id: String(band.from) }))}
              nameOf={({ from, to }) => words.band(from, to)}
            />
          </div>
          <div>
            <styled.h3 fontSize="sm" fontWeight="medium" marginBottom="2">
              {words.stuck}
            </styled.h3>
            <styled.p color="fg.muted" fontSize="sm" marginBottom="2">
              {words.stuckHint}
            </styled.p>
            {stuck.length === 0 ? (
              <styled.p color="fg.muted">{words.noStuck}</styled.p>
            ) : (
              <DataTable<Stuck, never>
                caption={words.stuck}
                cols={STUCK}
                rows={stuck.map((one) => ({ ...one, id: `${one.courseId} ${one.exerciseId}` }))}
                nameOf={({ outlineNum, sectionNum, lesson, number }) =>
                  words.placeOf(outlineNum, sectionNum, lesson, number)
                }
              />
            )}
          </div>
        </styled.div>
      )}
    </Card>
  );
}
