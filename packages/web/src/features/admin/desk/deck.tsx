import { useStore } from '@ykd/adapters-ui/react';
import { isSameEntry, reviewedEntry, type PendingReview } from '@ykd/adapters-ui/stores';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, EmptyState, ErrorState, SkeletonCard, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import type { StaffEntry } from '@ykd/application/check-in';
import { useEffect, useRef, useState } from 'react';
import type { GivenMark } from '../check-ins/mark-tones';
import { memberTitle } from '../member-title';
import { checkInCommentIssue } from '@ykd/domain/campaign';
import { checkIns } from '../messages/zh-CN/check-ins';
import { desk as words } from '../messages/zh-CN/desk';
import { DeckEnd } from './deck-end';
import { useDeskQueries } from './desk-queries';
import { EntrySheet } from './entry-sheet';
import { ReviewBar } from './review-bar';
import { useDeck, type Which } from './use-deck';
import { useReviewKeys } from './use-review-keys';

const saidOf = (waiting: readonly PendingReview[], entry: StaffEntry): readonly PendingReview[] =>
  waiting.filter((said) => isSameEntry(said, reviewedEntry(entry)));

/** What is seen of an entry, and what is said of it. */
function Seen({
  entry,
  place: [at, count, isMore],
  onSaid,
  onGo,
}: {
  entry: StaffEntry;
  place: readonly [at: number, count: number, isMore: boolean];
  /** It was said, and so it is told. */
  onSaid: (told: string, goesOn: boolean) => void;
  onGo: (by: -1 | 1) => void;
}) {
  const { reviews, drafts } = useDeskQueries();
  const all = useStore(reviews, (state) => state.waiting);
  const waiting = saidOf(all, entry);
  const [text, setText] = useState(() => drafts().get(reviewedEntry(entry)));
  const name = memberTitle(entry.student);
  const type = (next: string): void => {
    setText(next);
    drafts().set(reviewedEntry(entry), next);
  };
  const isWritten = text.trim() !== '';
  const say = (mark: GivenMark | null): void => {
    if (isWritten && checkInCommentIssue(text) !== undefined) return;
    reviews.say(entry, { mark, comment: isWritten ? text : '', name });
    type('');
    onSaid(mark === null ? words.notedComment(name) : words.noted(mark, name), mark !== null);
  };
  useReviewKeys((key) => {
    if (typeof key === 'number') onGo(key);
    else say(key);
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // The one that comes is read from its beginning.
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <EntrySheet entry={entry} place={[at, count]} waiting={waiting} heading={heading} onSwipe={onGo} />
      <ReviewBar
        name={name}
        mark={waiting.findLast(({ mark }) => mark !== null)?.mark ?? entry.mark}
        text={text}
        place={words.place(at, count, isMore)}
        isFirst={at === 1}
        onText={type}
        onMark={say}
        onSend={() => say(null)}
        onGo={onGo}
      />
    </>
  );
}

/** The one that was asked for is no more. */
function Gone() {
  return (
    <Card room="sm" tone="amber" role="status" marginBottom="3">
      {checkIns.gone}
    </Card>
  );
}

/** The entries of a day, one at a time. */
export function Deck({
  which,
  student,
  onAgain,
  onAll,
}: {
  which: Which;
  /** Whose entry is wanted first. */
  student: string | null;
  onAgain: () => void;
  onAll: () => void;
}) {
  const { reviews } = useDeskQueries();
  const waiting = useStore(reviews, (state) => state.waiting);
  const isSaid = (entry: StaffEntry): boolean => saidOf(waiting, entry).length > 0;
  const { reading, list, at, isMore, wanted, go } = useDeck(which, student, isSaid);
  const [told, setTold] = useState('');
  const entry = list[at];
  return (
    <Answer
      of={list.length > 0 ? { status: 'ready', value: list } : { ...reading, value: reading.value?.list }}
      failed={words.failed}
      waiting={<SkeletonCard lines={6} />}
      refused={
        <Card>
          <EmptyState drawing="broken" title={words.refusedHere} />
        </Card>
      }
    >
      {() => (
        <styled.div flex="1" display="flex" flexDirection="column" minWidth="0">
          <VisuallyHidden role="status">{told}</VisuallyHidden>
          {wanted?.status === 'refused' && <Gone />}
          {wanted?.status === 'failed' ? (
            <ErrorState title={words.wantedFailed} onRetry={wanted.retry} />
          ) : wanted !== undefined && wanted.status !== 'refused' ? (
            <SkeletonCard lines={6} />
          ) : entry !== undefined ? (
            <Seen
              key={entry.student.id}
              entry={entry}
              place={[at + 1, list.length, isMore]}
              onSaid={(what, goesOn) => {
                setTold(what);
                if (goesOn) go(1);
              }}
              onGo={go}
            />
          ) : isMore && reading.status === 'failed' ? (
            <ErrorState title={words.moreFailed} onRetry={reading.retry} />
          ) : isMore ? (
            <SkeletonCard lines={6} />
          ) : (
            <DeckEnd
              day={{ campaign: which.campaign, day: which.day }}
              openHere={list.flatMap((one) => (one.mark === 'none' && !isSaid(one) ? one.student.id : []))}
              isAll={which.mark === undefined}
              onAgain={onAgain}
              onAll={onAll}
              onBack={list.length === 0 ? undefined : () => go(-1)}
            />
          )}
        </styled.div>
      )}
    </Answer>
  );
}
