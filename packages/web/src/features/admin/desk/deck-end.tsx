import { useQuery, useStore } from '@ykd/adapters-ui/react';
import { Button, Card, EmptyState } from '@ykd/adapters-ui/widgets';
import { styled } from '@ykd/adapters-ui/styled';
import type { PendingReview } from '@ykd/adapters-ui/stores';
import type { StaffEntriesInput } from '@ykd/application/check-in';
import { CHECK_IN_RECORD_PATH } from '@ykd/domain/access';
import { shanghaiDay } from '@ykd/domain/shared';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { RemindMissing } from '../check-ins/remind-missing';
import { desk } from '../messages/zh-CN/desk';
import { useDeskQueries } from './desk-queries';
import { useReviewKeys } from './use-review-keys';

const { end: words } = desk;

type Day = Pick<StaffEntriesInput, 'campaign' | 'day'>;

const studentsIn = (said: readonly PendingReview[], { campaign, day }: Day): readonly string[] =>
  said.flatMap((one) => (one.campaign === campaign && one.day === day ? one.userId : []));

/** Behind the last entry: what is left to do, as far as that is known. `openHere`: of those that lie here nobody said anything of so many. */
export function DeckEnd({
  day,
  openHere,
  isAll,
  onAgain,
  onAll,
  onBack,
}: {
  day: Day;
  /** Whose entries here wait for a word, by the ids of the students. */
  openHere: readonly string[];
  /** Every entry of the day lies here, not only those that wait. */
  isAll: boolean;
  onAgain: () => void;
  onAll: () => void;
  /** Undefined: nothing lies here. */
  onBack: (() => void) | undefined;
}) {
  const { checkIn, count, reviews } = useDeskQueries();
  const today = shanghaiDay(useServices().environment.clock.now());
  const waiting = useStore(reviews, (state) => state.waiting);
  const { value, status } = useQuery(count, day);
  // What is said here and has not arrived the server still counts as open.
  const unsent = new Set(studentsIn(waiting, day));
  const unsentOpen = new Set(
    studentsIn(
      waiting.filter(({ wasOpen }) => wasOpen === true),
      day,
    ),
  );
  const isKnown = value !== undefined && status !== 'failed';
  const open = isKnown ? Math.max(value.open - unsentOpen.size, openHere.length) : openHere.length;
  const isEmpty = isKnown && value.entries === 0;
  const title = isEmpty ? words.none : open > 0 ? words.open(open) : isKnown ? words.done : words.seen;
  const hints = [
    ...(isEmpty ? [words.noneHint] : []),
    ...(isKnown || status === 'loading' ? [] : [words.unknown]),
    ...(unsent.size > 0 ? [words.unsent(unsent.size)] : []),
  ];
  useReviewKeys((key) => {
    if (key === -1) onBack?.();
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <Card
      ref={place}
      tabIndex={-1}
      outline="none"
      marginBottom="8"
      role="region"
      aria-label={title}
      aria-live="polite"
    >
      <EmptyState
        title={title}
        hint={hints.join('')}
        action={
          <styled.div
            display="flex"
            flexDirection="column"
            gap="2"
            css={{ '& > *': { height: '11', minWidth: '48' } }}
          >
            {open > 0 && <Button onClick={onAgain}>{words.again}</Button>}
            {!isAll && !isEmpty && (
              <Button variant="outline" onClick={onAll}>
                {words.all}
              </Button>
            )}
            {onBack && (
              <Button variant="outline" onClick={onBack}>
                {words.back}
              </Button>
            )}
            {day.day === today && <RemindMissing campaign={day.campaign} port={checkIn} />}
            <Button asChild variant="ghost">
              <Link to={CHECK_IN_RECORD_PATH}>{words.record}</Link>
            </Button>
          </styled.div>
        }
      />
    </Card>
  );
}
