import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, Card, EmptyState } from '@ykd/adapters-ui/widgets';
import type { CampaignCheckIns, CheckInEntryView } from '@ykd/application/check-in';
import { useState } from 'react';
import { checkIn } from '../messages/zh-CN/check-in';
import { entries } from '../messages/zh-CN/entries';
import { EntryComments } from '../../../components/entry-comments';
import { EntryPictures } from '../../../components/entry-pictures';

/** So many entries are shown at a time. */
const AT_A_TIME = 10;

function Entry({ day, text, pictures, mark, madeUp, comments }: CheckInEntryView) {
  return (
    <Card as="article" aria-label={checkIn.inWords(day)} room="sm">
      <styled.h3 fontSize="sm" fontWeight="medium" color="fg.muted" fontVariantNumeric="tabular-nums">
        {day}
        {madeUp === null && mark !== 'none' && (
          <styled.span marginInlineStart="2">
            <Badge tone={mark === 'excellent' ? 'brand' : 'neutral'}>{entries.marks[mark]}</Badge>
          </styled.span>
        )}
      </styled.h3>
      <styled.p
        marginTop="1"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        color={madeUp === null ? undefined : 'fg.muted'}
      >
        {madeUp === null ? text : entries.madeUp(madeUp)}
      </styled.p>
      <EntryPictures urls={pictures} nameOf={(place) => entries.picture(day, place)} />
      <EntryComments label={entries.comments(day)} comments={comments} />
    </Card>
  );
}

/** The entries of a campaign, the latest first. */
export function EntryList({ value: { days, isOpen } }: { value: CampaignCheckIns }) {
  const [shown, setShown] = useState(AT_A_TIME);
  const left = days.length - shown;
  return (
    <styled.section aria-label={entries.title} display="flex" flexDirection="column" gap="3">
      <styled.h2 textStyle="heading">{entries.title}</styled.h2>
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
    </styled.section>
  );
}
