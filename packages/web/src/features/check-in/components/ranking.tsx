import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonText } from '@ykd/adapters-ui/widgets';
import type { CampaignRanking, RankedMember } from '@ykd/application/check-in';
import { useCheckInQueries } from '../check-in-queries';
import { ranking as words } from '../messages/zh-CN/ranking';
import { useSetRanked } from '../use-set-ranked';
import { ShownSection } from './shown-section';

const List = styled('ol', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '11',
      px: { base: '4', md: '5' },
      fontVariantNumeric: 'tabular-nums',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& > li[data-self=true]': { bg: 'amber.subtle', fontWeight: 'semibold' },
  },
});

function Place({ place, name, isSelf, total, longest }: RankedMember) {
  return (
    <li data-self={isSelf}>
      <styled.span
        color={place <= 3 ? 'amber.fg' : 'fg.muted'}
        fontWeight={place <= 3 ? 'semibold' : 'normal'}
      >
        {place}
      </styled.span>
      <styled.span overflowWrap="anywhere">
        {name ?? words.unnamed}
        {isSelf && words.self}
      </styled.span>
      <styled.span fontSize="sm" color="fg.muted" textAlign="end">
        {words.facts(total, longest)}
      </styled.span>
    </li>
  );
}

function Places({ campaign, value }: { campaign: string; value: CampaignRanking }) {
  const { isBusy, setRanked } = useSetRanked(campaign);
  const { first, count, own, hasLeft } = value;
  const isAmong = first.some(({ isSelf }) => isSelf);
  return (
    <>
      {count === 0 ? (
        <EmptyState compact title={words.none} />
      ) : (
        <Card room="none">
          <List aria-label={words.title}>
            {first.map((one, at) => (
              <Place key={at} {...one} />
            ))}
            {own !== null && !isAmong && <Place {...own} />}
          </List>
        </Card>
      )}
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <styled.p flex="1" minWidth="56" fontSize="sm" color="fg.muted">
          {words.counted(count, first.length)}
          {hasLeft ? words.leftHint : words.hint}
        </styled.p>
        {(own !== null || hasLeft) && (
          <Button size="sm" variant="outline" aria-disabled={isBusy} onClick={() => void setRanked(hasLeft)}>
            {hasLeft ? words.comeBack : words.leave}
          </Button>
        )}
      </styled.div>
    </>
  );
}

function Shown({ campaign }: { campaign: string }) {
  const reading = useQuery(useCheckInQueries().ranking, campaign);
  return (
    <Answer compact of={reading} waiting={<SkeletonText lines={6} />} failed={words.failed} refused="failed">
      {(value) => <Places campaign={campaign} value={value} />}
    </Answer>
  );
}

/** Who stands where in a campaign. It is asked for by whoever wants to see it: nobody is compared unasked. */
export function Ranking({ campaign }: { campaign: string }) {
  return (
    <ShownSection words={words}>
      <Shown campaign={campaign} />
    </ShownSection>
  );
}
