import type { PendingReview } from '@ykd/adapters-ui/stores';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge } from '@ykd/adapters-ui/widgets';
import type { StaffEntry } from '@ykd/application/check-in';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useRef, type Ref } from 'react';
import { EntryComments } from '../../../components/entry-comments';
import { EntryPictures } from '../../../components/entry-pictures';
import { MARK_TONES } from '../check-ins/mark-tones';
import { memberTitle } from '../member-title';
import { checkIns } from '../messages/zh-CN/check-ins';
import { desk as words } from '../messages/zh-CN/desk';
import { useSwipe } from './use-swipe';

/** An entry that fills the screen. */
export function EntrySheet({
  entry,
  place: [at, count],
  waiting,
  heading,
  onSwipe,
}: {
  entry: StaffEntry;
  /** Which one it is, counted from 1, of how many. */
  place: readonly [at: number, count: number];
  /** What was said of it and has not arrived. */
  waiting: readonly PendingReview[];
  heading: Ref<HTMLHeadingElement>;
  onSwipe: (by: -1 | 1) => void;
}) {
  const { student, text, madeUp, pictures, gmtCreated, reviewer, reviewedAt, isChangedSince, comments } =
    entry;
  const name = memberTitle(student);
  const sheet = useRef<HTMLElement>(null);
  useSwipe(sheet, onSwipe);
  const marked = waiting.findLast(({ mark }) => mark !== null)?.mark ?? undefined;
  const mark = marked ?? entry.mark;
  return (
    <styled.article
      ref={sheet}
      aria-label={checkIns.entryOf(name)}
      flex="1"
      display="flex"
      flexDirection="column"
      minWidth="0"
      css={{ touchAction: 'pan-y pinch-zoom', overflowWrap: 'anywhere' }}
    >
      <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
        <styled.h2
          ref={heading}
          tabIndex={-1}
          outline="none"
          fontSize="xl"
          fontWeight="semibold"
          aria-label={words.heading(name, at, count)}
        >
          {name}
        </styled.h2>
        <Badge tone={MARK_TONES[mark]}>{words.mark(mark)}</Badge>
        {waiting.length > 0 && <Badge tone="amber">{words.waits}</Badge>}
        {isChangedSince && <Badge tone="amber">{checkIns.changedSince}</Badge>}
      </styled.div>
      <styled.p color="fg.muted" fontSize="sm" marginTop="1">
        {words.wroteAt(shanghaiMinute(gmtCreated).slice(11))}
      </styled.p>
      <styled.p marginTop="4" fontSize="lg" lineHeight="lesson" maxWidth="prose" whiteSpace="pre-wrap">
        {madeUp === null ? text : checkIns.madeUp(madeUp)}
      </styled.p>
      <EntryPictures urls={pictures} size="large" nameOf={(place) => checkIns.picture(name, place)} />
      {reviewer !== null && reviewedAt !== null && (
        <styled.p marginTop="4" fontSize="sm" color="fg.muted">
          {checkIns.reviewed(reviewer.name ?? checkIns.somebody, shanghaiMinute(reviewedAt))}
        </styled.p>
      )}
      <EntryComments label={checkIns.comments} comments={comments} />
      {waiting.some(({ comment }) => comment !== '') && (
        <styled.ul listStyle="none" marginTop="3" display="flex" flexDirection="column" gap="2" fontSize="sm">
          {waiting.flatMap(({ comment, requestKey }) =>
            comment === '' ? (
              []
            ) : (
              <styled.li
                key={requestKey}
                borderWidth="1px"
                borderStyle="dashed"
                borderColor="amber.line"
                borderRadius="md"
                px="3"
                py="2"
              >
                <Badge tone="amber">{words.waits}</Badge>
                <styled.p marginTop="1" whiteSpace="pre-wrap">
                  {comment}
                </styled.p>
              </styled.li>
            ),
          )}
        </styled.ul>
      )}
    </styled.article>
  );
}
