import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button } from '@ykd/adapters-ui/widgets';
import type { StaffLikeness } from '@ykd/application/check-in';
import { COPY_VERDICTS, type CopyVerdict } from '@ykd/domain/campaign';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { EntryPictures } from '../../../components/entry-pictures';
import { checkIns as words } from '../messages/zh-CN/check-ins';

type GivenVerdict = Exclude<CopyVerdict, 'none'>;

const GIVEN = COPY_VERDICTS.filter((verdict): verdict is GivenVerdict => verdict !== 'none');

const Other = styled('details', {
  base: {
    '& > summary': {
      display: 'list-item',
      paddingBlock: { base: '2.5', md: '1' },
      cursor: 'pointer',
      color: 'fg.muted',
      fontSize: 'sm',
    },
  },
});

/** That an entry is like an earlier one, and what was said of it. */
export function LikenessBadge({ likeness: { percent, verdict } }: { likeness: StaffLikeness }) {
  return <Badge tone={verdict === 'own' ? 'neutral' : 'danger'}>{words.alike.marks[verdict](percent)}</Badge>;
}

/** The earlier entry beside the one that is like it, and what can be said of that. */
export function EntryLikeness({
  name,
  likeness: { kind, of, verdict, judgedBy, judgedAt },
  isBusy,
  onJudge,
}: {
  /** What the member of the entry is called. */
  name: string;
  likeness: StaffLikeness;
  isBusy: boolean;
  onJudge: (verdict: GivenVerdict) => void;
}) {
  // What was judged stays as open as it was: nothing moves under a thumb.
  const [isOpen] = useState(verdict === 'none');
  return (
    <styled.section
      aria-label={words.alike.title(name)}
      paddingInline="3"
      paddingTop={of === null ? '3' : { base: '0.5', md: '2' }}
      paddingBottom="3"
      borderRadius="md"
      bg="bg.subtle"
      minWidth="0"
      alignSelf="start"
    >
      {of === null ? (
        <styled.p fontSize="sm" color="fg.muted">
          {words.alike.hidden[kind]}
        </styled.p>
      ) : (
        <Other open={isOpen}>
          <summary>{words.alike.of[kind](of.name ?? words.alike.somebody, of.day)}</summary>
          <styled.p marginTop="1" maxWidth="prose" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {of.text}
          </styled.p>
          <EntryPictures
            urls={of.pictures}
            nameOf={(place) => words.picture(of.name ?? words.alike.somebody, place)}
          />
          {of.isChangedSince && (
            <styled.p marginTop="2" fontSize="sm" color="fg.muted">
              {words.alike.changedSince}
            </styled.p>
          )}
        </Other>
      )}
      <styled.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        marginTop="3"
        css={{ '& button': { flex: { base: '1 1 7rem', md: 'none' }, minHeight: { base: '11', md: '8' } } }}
      >
        {GIVEN.map((given) => (
          <Button
            key={given}
            size="sm"
            variant={verdict === given ? 'solid' : 'outline'}
            aria-disabled={isBusy}
            aria-pressed={verdict === given}
            aria-label={words.alike.judge(given, name)}
            onClick={() => onJudge(given)}
          >
            {words.alike.verdicts[given]}
          </Button>
        ))}
      </styled.div>
      {judgedBy !== null && judgedAt !== null && (
        <styled.p marginTop="2" fontSize="sm" color="fg.muted">
          {words.alike.judged(judgedBy.name ?? words.somebody, shanghaiMinute(judgedAt))}
        </styled.p>
      )}
    </styled.section>
  );
}
