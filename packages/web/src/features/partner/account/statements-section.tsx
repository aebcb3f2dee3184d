import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { COUPON_DETAIL_PATH } from '@ykd/domain/coupon';
import { useState } from 'react';
import { Section } from '../components/section';
import { commissionAccount as words } from '../messages/zh-CN/account';
import { useCommission } from './account-queries';
import { Ends, Lines, More, Way } from './lines';
import { yuan } from './yuan';

/** The statements of a partner, the newest first, each with the way to its lines. */
export function StatementsSection() {
  const [pages, setPages] = useState(1);
  const statements = useQuery(useCommission().statements, pages);
  return (
    <Section title={words.statements}>
      <Answer
        of={statements}
        failed={words.statementsFailed}
        refused="failed"
        waiting={<SkeletonCard lines={3} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p>{words.statementsNone}</p>}
      >
        {({ list, isMore }) => (
          <>
            <Lines>
              {list.map(({ month, number, closing }) => (
                <li key={month}>
                  <Ends>
                    <Way
                      to={`${COUPON_DETAIL_PATH}?statement=${month}`}
                      aria-label={words.open(words.month(month))}
                    >
                      {words.month(month)}
                    </Way>
                    <span>{words.closing(yuan(closing.payable))}</span>
                  </Ends>
                  <styled.p color="fg.muted">{number}</styled.p>
                </li>
              ))}
            </Lines>
            <More isThere={isMore} label={words.more} onMore={() => setPages(pages + 1)} />
          </>
        )}
      </Answer>
    </Section>
  );
}
