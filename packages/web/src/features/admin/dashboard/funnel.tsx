import { css, styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import { studentsCounted, type Dashboard } from '@ykd/application/dashboard';
import { shareInPercent } from '@ykd/domain/dashboard';
import { Link } from 'react-router-dom';
import { dashboard as words } from '../messages/zh-CN/dashboard';
import { studentsHref } from '../students-href';

const STEPS = ['registered', 'bought', 'began'] as const;

const Step = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr) 6rem',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '11', lg: '8' },
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '11', lg: 'auto' },
      textDecoration: 'underline',
      textDecorationColor: 'line.strong',
      textUnderlineOffset: '0.2em',
    },
    '& a:hover': { color: 'brand.fg', textDecorationColor: 'currentColor' },
  },
});

const Bar = styled('span', {
  base: {
    display: 'block',
    height: '2',
    borderRadius: 'full',
    bg: 'bg.subtle',
    overflow: 'hidden',
    '& > span': { display: 'block', height: 'full', borderRadius: 'full', bg: 'data.green' },
  },
});

type Students = NonNullable<Dashboard['students']>['now'];

/** One step, as a share of the first. */
function Line({
  board,
  step,
  students,
}: {
  board: Dashboard;
  step: (typeof STEPS)[number];
  students: Students;
}) {
  const count = students[step];
  const share = shareInPercent(count, students.registered);
  return (
    <Step>
      {words.steps[step]}
      <Bar aria-hidden>
        <span style={{ width: `${share ?? 0}%` }} />
      </Bar>
      <styled.span textAlign="end">
        {count === 0 ? (
          words.count(count)
        ) : (
          <Link to={studentsHref(studentsCounted[step](board.now))} title={words.waysStudents}>
            {words.count(count)}
          </Link>
        )}
        {step !== 'registered' && share !== undefined && (
          <styled.span marginStart="2" color="fg.muted">
            {words.share(share)}
          </styled.span>
        )}
      </styled.span>
    </Step>
  );
}

/** How many of those who came bought something, and how many of those studied. */
export function Funnel({
  board,
  students,
  isAcross,
}: {
  board: Dashboard;
  students: Students;
  /** Below the other cards, as wide as they are together. */
  isAcross: boolean;
}) {
  const { registered } = students;
  return (
    <Card
      as="section"
      aria-labelledby="dashboard-funnel"
      css={isAcross ? css.raw({ gridColumn: '1 / -1' }) : {}}
    >
      <styled.h3 id="dashboard-funnel" fontSize="sm" fontWeight="medium">
        {words.funnel}
      </styled.h3>
      <styled.p fontSize="sm" color="fg.muted" marginBottom="2">
        {registered === 0
          ? words.nobodyCame(words.spanWords(board.now, board.today))
          : words.funnelNote(words.spanWords(board.now, board.today))}
      </styled.p>
      {registered > 0 && (
        <styled.ol listStyle="none">
          {STEPS.map((step) => (
            <Line key={step} board={board} step={step} students={students} />
          ))}
        </styled.ol>
      )}
    </Card>
  );
}
