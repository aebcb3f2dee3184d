import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Answer,
  Button,
  Card,
  CheckIcon,
  CopyIcon,
  EmptyState,
  SkeletonCard,
} from '@ykd/adapters-ui/widgets';
import type { CommissionStatement } from '@ykd/domain/commission';
import { COUPON_MY_PATH } from '@ykd/domain/coupon';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { useCopy } from '../../../components/use-copy';
import { Said, SaidList } from '../components/said';
import { Section } from '../components/section';
import { commissionAccount as words } from '../messages/zh-CN/account';
import { useStanding } from '../use-standing';
import { useCommission } from './account-queries';
import { More } from './lines';
import { StatementBalances } from './statement-balances';
import { StatementLines } from './statement-lines';
import { statementText } from './statement-text';

/** What the calls take as a month: about anything else there is no statement. */
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** On paper nothing can be pressed. */
const Acts = styled('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginInlineStart: 'auto',
    _print: { display: 'none' },
  },
});

const MISSING = (
  <Card>
    <EmptyState title={words.missing} hint={words.missingHint} />
  </Card>
);

function Statement({ statement }: { statement: CommissionStatement }) {
  const { month, number, closedAt, sums } = statement;
  const [pages, setPages] = useState(1);
  const lines = useQuery(useCommission().lines, { month, pages });
  const { copied, copy } = useCopy();
  const partner = useStanding().value?.account;
  const all = sums.reduce((sum, { count }) => sum + count, 0);
  const shown = lines.value?.list ?? [];
  return (
    <>
      <Section
        title={number}
        action={
          <Acts>
            <Button
              size="sm"
              variant="outline"
              onClick={() => void copy(statementText(statement, shown))}
              aria-disabled={lines.value === undefined}
            >
              {copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
              {copied ? words.copied : words.copy}
            </Button>
            <Button size="sm" variant="outline" onClick={() => window.print()}>
              {words.print}
            </Button>
          </Acts>
        }
      >
        <SaidList>
          {partner && <Said title={words.partner}>{partner.realName}</Said>}
          <Said title={words.closedAt}>{shanghaiMinute(closedAt)}</Said>
        </SaidList>
      </Section>
      <StatementBalances statement={statement} />
      {all > 0 && (
        <Section title={words.lines}>
          <Answer of={lines} failed={words.linesFailed} refused="failed" waiting={<SkeletonCard lines={6} />}>
            {({ list, isMore }) => (
              <>
                <StatementLines lines={list} />
                <styled.p marginTop="3" fontSize="sm" color="fg.subtle" role="status">
                  {words.shownOf(list.length, all)}
                </styled.p>
                <Acts>
                  <More isThere={isMore} label={words.moreLines} onMore={() => setPages(pages + 1)} />
                </Acts>
              </>
            )}
          </Answer>
        </Section>
      )}
    </>
  );
}

/** `/coupon/detail?statement=`: the statement of a month, `YYYY-MM`, with each line of it. */
export function StatementDetail({ month }: { month: string }) {
  const isMonth = MONTH.test(month);
  const title = isMonth ? words.titled(words.month(month)) : words.missing;
  usePageTitle(title);
  const statement = useQuery(useCommission().statement, month, isMonth);
  return (
    <>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <styled.h1 textStyle="title">{title}</styled.h1>
        <Acts>
          <Button asChild variant="outline">
            <Link to={COUPON_MY_PATH}>{words.back}</Link>
          </Button>
        </Acts>
      </styled.div>
      {isMonth ? (
        <Answer
          of={statement}
          failed={words.statementsFailed}
          refused={MISSING}
          waiting={<SkeletonCard lines={8} />}
        >
          {(shown) => <Statement statement={shown} />}
        </Answer>
      ) : (
        MISSING
      )}
    </>
  );
}
