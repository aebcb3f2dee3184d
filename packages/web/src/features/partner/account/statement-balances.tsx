import { styled } from '@ykd/adapters-ui/styled';
import { COMMISSION_KIND_TITLES, type CommissionStatement } from '@ykd/domain/commission';
import { Section } from '../components/section';
import { commissionAccount as words, SHOWN_ACCOUNTS } from '../messages/zh-CN/account';
import { Ends, Lines } from './lines';
import { centsSaid } from './statement-text';
import { change, yuan } from './yuan';

const Balances = styled('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'end', py: '2', paddingInlineStart: '2' },
    '& th:first-child': { textAlign: 'start', paddingInlineStart: '0' },
    '& thead th': { color: 'fg.muted', fontWeight: 'normal' },
    '& tbody th': { fontWeight: 'normal' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
    '& td': { whiteSpace: 'nowrap' },
  },
});

/** What was there when the month began, what happened, and what was there when it ended. */
export function StatementBalances({ statement }: { statement: CommissionStatement }) {
  const { opening, closing, sums } = statement;
  return (
    <>
      <Section title={words.balances}>
        <Balances>
          <thead>
            <tr>
              <th scope="col">{words.account}</th>
              <th scope="col">{words.opening}</th>
              <th scope="col">{words.change}</th>
              <th scope="col">{words.end}</th>
            </tr>
          </thead>
          <tbody>
            {SHOWN_ACCOUNTS.map((name) => (
              <tr key={name}>
                <th scope="row">{words.accounts[name]}</th>
                <td>{yuan(opening[name])}</td>
                <td>{change(closing[name] - opening[name])}</td>
                <td>{yuan(closing[name])}</td>
              </tr>
            ))}
          </tbody>
        </Balances>
        <styled.p marginTop="3" fontSize="sm" color="fg.subtle">
          {words.addsUp}
        </styled.p>
      </Section>
      <Section title={words.happened}>
        {sums.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <Lines>
            {sums.map((sum) => (
              <li key={`${sum.kind} ${sum.debit}`}>
                <Ends>
                  <span>{`${COMMISSION_KIND_TITLES[sum.kind]} · ${words.times(sum.count)}`}</span>
                  <strong>{centsSaid(sum)}</strong>
                </Ends>
                <styled.p color="fg.muted">{words.line(sum)}</styled.p>
              </li>
            ))}
          </Lines>
        )}
      </Section>
    </>
  );
}
