import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import { studentsCounted, type Dashboard } from '@ykd/application/dashboard';
import { dashboard as words } from '../messages/zh-CN/dashboard';
import { studentsHref } from '../students-href';
import { Figure, figureCard, Figures } from './figure';
import { FigureChart } from '../components/figure-chart';

type Students = NonNullable<Dashboard['students']>;

const inFigures = { inWords: words.count, inFigures: Number };

/** Who came, who studied, and how far those who came have got. */
export function StudentsCard({ board, students }: { board: Dashboard; students: Students }) {
  const { now, before, chart, isOwn } = students;
  return (
    <Card as="section" aria-labelledby="dashboard-students" css={figureCard}>
      <styled.h3 id="dashboard-students" fontSize="sm" fontWeight="medium" marginBottom="3">
        {isOwn ? words.ownStudents : words.students}
      </styled.h3>
      <Figures marginBottom="4">
        <Figure
          board={board}
          title={words.registered}
          hint={words.registeredHint}
          now={now.registered}
          before={before.registered}
          inWords={words.count}
          way={{ href: studentsHref(studentsCounted.registered(board.now)), title: words.waysStudents }}
        />
        <Figure
          board={board}
          title={words.learners}
          hint={words.learnersHint}
          now={now.learners}
          before={before.learners}
          inWords={words.count}
          way={{
            href: studentsHref({ ...studentsCounted.learners(board.now), sort: '-lastStudied' }),
            title: words.waysStudents,
          }}
        />
      </Figures>
      <FigureChart<Students['chart'][number]>
        by={board.by}
        points={chart}
        figures={[
          { title: words.learners, valueOf: ({ learners }) => learners, ...inFigures },
          { title: words.registered, valueOf: ({ registered }) => registered, ...inFigures },
        ]}
      />
    </Card>
  );
}
