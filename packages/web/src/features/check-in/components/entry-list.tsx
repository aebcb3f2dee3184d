import { chakra } from '@chakra-ui/react/styled-system';
import { Button, Card, EmptyState } from '@ykd/adapters-ui/widgets';
import type { CampaignCheckIns, CheckInEntryView } from '@ykd/application';
import { useState } from 'react';
import { checkIn } from '../../../messages/zh-CN/check-in';

const { entries } = checkIn;

/** So many entries are shown at a time. */
const AT_A_TIME = 10;

const Pictures = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: '3',
    listStyle: 'none',
    '& img': { width: '24', height: '24', objectFit: 'cover', borderRadius: 'md', bg: 'bg.subtle' },
  },
});

function Entry({ day, text, pictures }: CheckInEntryView) {
  return (
    <Card as="article" aria-label={checkIn.inWords(day)} padding="sm">
      <chakra.h3 fontSize="sm" fontWeight="medium" color="fg.muted" fontVariantNumeric="tabular-nums">
        {day}
      </chakra.h3>
      <chakra.p marginTop="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </chakra.p>
      {pictures.length > 0 && (
        <Pictures>
          {pictures.map((url, at) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={entries.picture(day, at + 1)} width={96} height={96} loading="lazy" />
              </a>
            </li>
          ))}
        </Pictures>
      )}
    </Card>
  );
}

/** The entries of a campaign, the latest first. */
export function EntryList({ value: { days, isOpen } }: { value: CampaignCheckIns }) {
  const [shown, setShown] = useState(AT_A_TIME);
  const left = days.length - shown;
  return (
    <chakra.section aria-label={entries.title} display="flex" flexDirection="column" gap="3">
      <chakra.h2 textStyle="heading">{entries.title}</chakra.h2>
      {days.length === 0 && (
        <EmptyState compact title={entries.none} hint={isOpen ? entries.noneOpen : entries.noneClosed} />
      )}
      {days.slice(0, shown).map((entry) => (
        <Entry key={entry.day} {...entry} />
      ))}
      {left > 0 && (
        <Button variant="outline" onClick={() => setShown(shown + AT_A_TIME)}>
          {entries.more(Math.min(left, AT_A_TIME))}
        </Button>
      )}
    </chakra.section>
  );
}
