import { styled } from '@ykd/adapters-ui/styled';
import { studentsCounted, type Dashboard } from '@ykd/application/dashboard';
import { shareInPercent } from '@ykd/domain/dashboard';
import { Link } from 'react-router-dom';
import { dashboard as words } from '../messages/zh-CN/dashboard';
import { studentsHref } from '../students-href';

const STEPS = ['registered', 'bought', 'began'] as const;

const Step = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr) 7rem',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '11', lg: '8' },
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
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

/** How many of those who came bought something, and how many of those studied. */
export function Funnel({
  board,
  students,
}: {
  board: Dashboard;
  students: NonNullable<Dashboard['students']>['now'];
}) {
  const { registered } = students;
  return (
    <styled.div marginBottom="4">
      <styled.p id="dashboard-funnel" fontSize="sm" color="fg.muted" marginBottom="1">
        <styled.span color="fg.default" fontWeight="medium" marginEnd="2">
          {words.funnel}
        </styled.span>
        {words.funnelNote(words.spanWords(board.now, board.today))}
      </styled.p>
      <styled.ol aria-labelledby="dashboard-funnel" listStyle="none">
        {STEPS.map((step) => {
          const count = students[step];
          const share = shareInPercent(count, registered);
          return (
            <Step key={step}>
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
        })}
      </styled.ol>
    </styled.div>
  );
}
