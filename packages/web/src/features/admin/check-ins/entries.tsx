import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { StaffEntriesInput, StaffEntry } from '@ykd/application/check-in';
import type { KeyPage } from '@ykd/application/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { LeaveGuard } from '../blocks/leave-guard';
import { Refused } from '../components/refused';
import { StepPager, useTurns } from '../components/step-pager';
import { checkIns as words } from '../messages/zh-CN/check-ins';
import { useCheckInQueries } from './check-in-queries';
import { EntryCard, type Draft } from './entry-card';
import { entryId, mergedEntries } from './merged-entries';

/** So many entries stand on a page. */
const PAGE = 20;

/** How many there are, and how many wait. */
export function DayCount({ campaign, day }: Pick<StaffEntriesInput, 'campaign' | 'day'>) {
  const { value } = useQuery(useCheckInQueries().count, { campaign, day });
  return (
    <styled.p role="status" marginBottom="3" minHeight="6" color="fg.muted" fontSize="sm">
      {value && words.counted(value.entries, value.open, value.suspects)}
    </styled.p>
  );
}

/** What was read of a page, and what has become of it: only turning the page takes it away from under somebody's thumb. */
interface Shown {
  readonly of: KeyPage<StaffEntry> | undefined;
  readonly turn: string;
  readonly list: readonly StaffEntry[];
}

const NOTHING: Shown = { of: undefined, turn: '', list: [] };

/** The entries of a day, page by page. What was typed under one stays while pages are turned. */
export function Entries({ which }: { which: Omit<StaffEntriesInput, 'size'> }) {
  const { environment } = useServices();
  const { turn, toFirst, stepsOf } = useTurns();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [firstKey] = useState(() => environment.randomId());
  const [shown, setShown] = useState(NOTHING);
  const reading = useQuery(useCheckInQueries().entries, { ...which, size: PAGE, ...turn });
  const turnKey = JSON.stringify(turn);
  const { value, isBefore } = reading;
  if (value !== undefined && isBefore !== true && (shown.of !== value || shown.turn !== turnKey))
    setShown({
      of: value,
      turn: turnKey,
      list: mergedEntries(shown.turn === turnKey ? shown.list : [], value.list),
    });
  const list = shown.turn === turnKey ? shown.list : [];
  const isTurned = turnKey !== '{}';
  const counted = useQuery(useCheckInQueries().count, { campaign: which.campaign, day: which.day }).value;
  const noneOf = (): string => {
    if (counted?.entries === 0) return words.none.all;
    if (which.likeness === 'open') return words.none.alike;
    if (which.mark === undefined) return words.none.all;
    return which.mark === 'none' ? words.none.none : words.none.some;
  };
  return (
    <>
      <Answer
        of={reading}
        failed={words.failed}
        waiting={<SkeletonCard lines={6} />}
        refused={<Refused />}
        isEmpty={(page) => page.list.length === 0 && list.length === 0}
        empty={
          <Card>
            {isTurned ? (
              <EmptyState
                title={words.none.page}
                action={
                  <Button variant="outline" onClick={toFirst}>
                    {words.toFirst}
                  </Button>
                }
              />
            ) : (
              <EmptyState title={noneOf()} hint={words.noneHint} />
            )}
          </Card>
        }
      >
        {(ends) => (
          <>
            <styled.div role="list" aria-label={words.list} display="flex" flexDirection="column" gap="3">
              {list.map((entry) => (
                <div role="listitem" key={entryId(entry)}>
                  <EntryCard
                    entry={entry}
                    draft={drafts[entryId(entry)] ?? { text: '', key: firstKey }}
                    onDraft={(text) =>
                      setDrafts((before) => ({
                        ...before,
                        [entryId(entry)]: { text, key: environment.randomId() },
                      }))
                    }
                    onEntry={(now) =>
                      setShown((before) => ({
                        ...before,
                        list: before.list.map((one) => (entryId(one) === entryId(now) ? now : one)),
                      }))
                    }
                  />
                </div>
              ))}
            </styled.div>
            <StepPager label={words.list} {...stepsOf(ends)} />
          </>
        )}
      </Answer>
      <LeaveGuard isDirty={Object.values(drafts).some(({ text }) => text.trim() !== '')} />
    </>
  );
}
