import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, DataTable, type Column } from '@ykd/adapters-ui/widgets';
import type { StaffCommissionRate } from '@ykd/application/commission';
import { adminPartnerPath } from '@ykd/domain/access';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Time } from '../components/facts';
import { PagedAnswer } from '../components/paged-answer';
import { useTurns } from '../components/step-pager';
import { memberTitle } from '../member-title';
import { commission as words } from '../messages/zh-CN/commission';
import { PartnerFrame } from '../partners/partner-frame';
import { Way } from '../partners/way';
import { Unbroken } from '../table/cell-value';
import { useCommissionQueries } from './commission-queries';
import { RateDialog } from './rate-dialog';

/** So many agreements stand on a page. */
const PAGE = 20;

const titles = words.rateColumns;

const whoOf = ({ partner, level }: StaffCommissionRate): string => {
  if (partner !== null) return memberTitle(partner);
  return level === null ? words.everybody : words.levelOf(level);
};
const productOf = ({ product }: StaffCommissionRate): string => product?.name ?? words.everything;

const COLS: readonly Column<StaffCommissionRate, never>[] = [
  {
    id: 'who',
    title: titles.who,
    isHead: true,
    narrow: 'head',
    cell: (rate) =>
      rate.partner === null ? (
        whoOf(rate)
      ) : (
        <Way>
          <Link to={adminPartnerPath(rate.partner.id)}>{whoOf(rate)}</Link>
        </Way>
      ),
  },
  { id: 'product', title: titles.product, cell: productOf },
  {
    id: 'rate',
    title: titles.rate,
    align: 'end',
    cell: ({ rateBp }) => <styled.strong>{words.percent(rateBp)}</styled.strong>,
  },
  {
    id: 'days',
    title: titles.days,
    cell: ({ firstDay, lastDay }) => <Unbroken>{words.days(firstDay, lastDay)}</Unbroken>,
  },
  { id: 'agreedAt', title: titles.agreedAt, cell: ({ gmtCreated }) => <Time at={gmtCreated} /> },
];

/** What was agreed about commission, newest first, for staff with the right `partners.manage`. Beyond the Specification. */
export function Component() {
  const { turn, stepsOf } = useTurns();
  const reading = useQuery(useCommissionQueries().rates, { size: PAGE, ...turn });
  const [isAgreeing, setAgreeing] = useState(false);
  return (
    <PartnerFrame note={words.ratesNote}>
      <styled.div display="flex" justifyContent="flex-end" marginBottom="3">
        <Button size="sm" onClick={() => setAgreeing(true)}>
          {words.agree}
        </Button>
      </styled.div>
      <PagedAnswer
        of={reading}
        words={{ failed: words.failed, list: words.rates }}
        nobody={{ title: words.noRate, hint: words.noRateHint }}
        stepsOf={stepsOf}
      >
        {(rates) => (
          <DataTable<StaffCommissionRate, never>
            caption={words.rates}
            cols={COLS}
            rows={rates}
            nameOf={(rate) => words.rateName(whoOf(rate), productOf(rate))}
          />
        )}
      </PagedAnswer>
      {isAgreeing && <RateDialog onClose={() => setAgreeing(false)} />}
    </PartnerFrame>
  );
}
