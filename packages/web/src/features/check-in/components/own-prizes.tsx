import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Badge, Button, Card, SkeletonText, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { OwnPrize } from '@ykd/application/prize';
import { lazy, Suspense, useState } from 'react';
import { prizes as words } from '../messages/zh-CN/prizes';
import { usePrizeQueries } from '../prize-queries';

// Nobody needs the form before he has something to write into it.
const AddressDialog = lazy(async () => ({
  default: (await import('./prize-address-dialog')).PrizeAddressDialog,
}));

const List = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      py: '3',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& > li > p': { width: 'full', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});

const TONES: Readonly<Record<OwnPrize['state'], BadgeProps['tone']>> = {
  none: 'amber',
  open: 'info',
  sent: 'brand',
  refused: 'danger',
};

/** What is to be said of a prize beside its state. */
function Told({ prize }: { prize: OwnPrize }) {
  const { ships, state, isEarned, receiver, mobile, address, carrier, trackingNo, reason, at } = prize;
  if (state === 'refused') return <p>{words.refused(reason)}</p>;
  if (state === 'none') return <p>{words.none(ships)}</p>;
  if (state === 'open')
    return isEarned ? <p>{words.open(`${receiver} ${mobile} ${address}`)}</p> : <p>{words.lost}</p>;
  if (!ships) return <p>{words.given(at)}</p>;
  return (
    <p>
      {words.sent(at)}
      {carrier} {words.trackingNo}{' '}
      <styled.span fontVariantNumeric="tabular-nums" color="fg.default" userSelect="all">
        {trackingNo}
      </styled.span>
    </p>
  );
}

function Prize({ prize, onWrite }: { prize: OwnPrize; onWrite: () => void }) {
  const { title, ships, state, mayWrite } = prize;
  const isNew = state === 'none';
  return (
    <li>
      <styled.strong fontWeight="medium">{title}</styled.strong>
      <styled.span marginInlineEnd="auto">
        <Badge tone={TONES[state]}>{words.states[state](ships)}</Badge>
      </styled.span>
      {mayWrite && (
        <Button
          size="sm"
          variant={isNew ? 'amber' : 'outline'}
          aria-label={words.of(isNew ? words.write : words.change, title)}
          onClick={onWrite}
        >
          {isNew ? words.write : words.change}
        </Button>
      )}
      <Told prize={prize} />
    </li>
  );
}

/** The prizes that the reader earned in a campaign, where they are sent and what became of them; without any, nothing. */
export function OwnPrizes({ campaign }: { campaign: string }) {
  const reading = useQuery(usePrizeQueries().mine, campaign);
  const [written, setWritten] = useState<string>();
  if (reading.value?.length === 0) return null;
  return (
    <Card as="section" aria-label={words.title}>
      <styled.h2 textStyle="heading" marginBottom="1">
        {words.title}
      </styled.h2>
      <Answer
        compact
        of={reading}
        waiting={<SkeletonText lines={2} />}
        failed={words.failed}
        refused="failed"
      >
        {(prizes) => {
          const open = prizes.find(({ id }) => id === written);
          return (
            <>
              <List>
                {prizes.map((prize) => (
                  <Prize key={prize.id} prize={prize} onWrite={() => setWritten(prize.id)} />
                ))}
              </List>
              <Suspense>
                {open && (
                  <AddressDialog campaign={campaign} prize={open} onClose={() => setWritten(undefined)} />
                )}
              </Suspense>
            </>
          );
        }}
      </Answer>
    </Card>
  );
}
