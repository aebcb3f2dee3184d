import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Answer,
  Button,
  Card,
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  IconButton,
  SkeletonCard,
} from '@ykd/adapters-ui/widgets';
import type { LeaveView, ShiftWeek } from '@ykd/application/shift';
import { shanghaiDay } from '@ykd/domain/shared';
import { whoIsOn } from '@ykd/domain/shift';
import { useState } from 'react';
import { AssistantTabs } from './assistant-tabs';
import { useSaid } from '../blocks/use-said';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { memberTitle } from '../member-title';
import { shifts as words } from '../messages/zh-CN/shifts';
import { HoursDialog } from '../shifts/hours-dialog';
import { LeaveDialog } from '../shifts/leave-dialog';
import { ShiftDialog, type AskedShift } from '../shifts/shift-dialog';
import { ShiftGrid } from '../shifts/shift-grid';
import { useShiftQueries } from '../shifts/shift-queries';
import { useShiftActs } from '../shifts/use-shift-acts';
import { dayAfter, namedMonday } from '../shifts/week-days';

type Asked =
  | { readonly what: 'shift'; readonly asked: AskedShift }
  | { readonly what: 'leave'; readonly leave: LeaveView | undefined }
  | { readonly what: 'hours' };

/** The week, and the ways to others. */
function Weeks({ week: { monday }, isNow }: { week: ShiftWeek; isNow: boolean }) {
  const { turn } = useSaid();
  const to = (week: string | undefined) => turn({ week });
  return (
    <styled.div role="group" aria-label={words.weeks} display="flex" alignItems="center" gap="1">
      <IconButton size="sm" label={words.previous} onClick={() => to(dayAfter(monday, -7))}>
        <ChevronLeftIcon size={18} />
      </IconButton>
      <styled.h2 fontSize="md" fontWeight="semibold" aria-live="polite" whiteSpace="nowrap">
        {words.week(monday, dayAfter(monday, 6))}
      </styled.h2>
      <IconButton size="sm" label={words.next} onClick={() => to(dayAfter(monday, 7))}>
        <ChevronRightIcon size={18} />
      </IconButton>
      {!isNow && (
        <Button size="sm" variant="ghost" onClick={() => to(undefined)}>
          {words.thisWeek}
        </Button>
      )}
    </styled.div>
  );
}

/** Who is on now, where the week is the one that it is. */
function Now({ week }: { week: ShiftWeek }) {
  const on = whoIsOn(week, week.now);
  const names = week.people.filter(({ id }) => on.includes(id)).map(({ name }) => memberTitle({ name }));
  return (
    <styled.p fontSize="sm" color={names.length > 0 ? 'brand.fg' : 'fg.muted'} marginBottom="3">
      {words.now(names)}
    </styled.p>
  );
}

function Shown({ week }: { week: ShiftWeek }) {
  const [asked, setAsked] = useState<Asked>();
  const { copy } = useShiftActs();
  const [isCopying, setCopying] = useState(false);
  const { monday, people, mayPlan, team, now } = week;
  const close = () => setAsked(undefined);
  const today = shanghaiDay(now);
  const isNow = monday <= today && today <= dayAfter(monday, 6);
  /** What a new one begins with. */
  const first = isNow ? today : monday;
  const ask = (about: AskedShift) => setAsked({ what: 'shift', asked: about });
  const copyWeek = async (): Promise<void> => {
    setCopying(true);
    await copy(monday);
    setCopying(false);
  };
  return (
    <>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="2" marginBottom="3">
        <styled.div flex={{ base: 'none', md: '1' }} width={{ base: 'full', md: 'auto' }}>
          <Weeks week={week} isNow={isNow} />
        </styled.div>
        {mayPlan && (
          <>
            <Button size="sm" variant="ghost" onClick={() => setAsked({ what: 'hours' })}>
              {words.team}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-disabled={isCopying || undefined}
              onClick={() => !isCopying && void copyWeek()}
            >
              {words.copy}
            </Button>
            <Button size="sm" variant="outline" onClick={() => setAsked({ what: 'leave', leave: undefined })}>
              {words.addLeave}
            </Button>
            <Button size="sm" onClick={() => ask({ staffId: '', day: first })}>
              {words.add}
            </Button>
          </>
        )}
      </styled.div>
      {isNow && <Now week={week} />}
      {team.hours.every((one) => one === null) && (
        <styled.p fontSize="sm" color="fg.muted" marginBottom="3">
          {words.noHours}
        </styled.p>
      )}
      {people.length === 0 ? (
        <Card>
          <EmptyState title={words.nobody} hint={words.nobodyHint} />
        </Card>
      ) : (
        <ShiftGrid
          week={week}
          acts={
            mayPlan
              ? {
                  add: (staffId, day) => ask({ staffId, day }),
                  open: (shift, time) => ask({ shift, time }),
                  openLeave: (leave) => setAsked({ what: 'leave', leave }),
                }
              : undefined
          }
        />
      )}
      {asked?.what === 'shift' && <ShiftDialog asked={asked.asked} people={people} onClose={close} />}
      {asked?.what === 'leave' && (
        <LeaveDialog leave={asked.leave} day={first} people={people} onClose={close} />
      )}
      {asked?.what === 'hours' && <HoursDialog team={team} onClose={close} />}
    </>
  );
}

/** Who of those who look after students is on when, week by week. Beyond the Specification. */
export function Component() {
  const day = namedMonday(useSaid().said.get('week'));
  const asked = useQuery(useShiftQueries().week, day === undefined ? {} : { day });
  return (
    <>
      <PageTitle note={words.note} />
      <AssistantTabs />
      <Answer of={asked} failed={words.failed} refused={<Refused />} waiting={<SkeletonCard lines={8} />}>
        {(week) => <Shown week={week} />}
      </Answer>
    </>
  );
}
