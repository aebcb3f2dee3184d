import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Menu } from '@ykd/adapters-ui/widgets';
import type { EventView } from '@ykd/application/class-event';
import { timeWords } from '../../../components/event-time';
import { classSchedule as words } from '../messages/zh-CN/class-schedule';

const TONES = { live: 'brand', deadline: 'amber', reminder: 'info' } as const;

/** What kind of event it is, and whether it was cancelled. */
function EventBadges({ event }: { event: Pick<EventView, 'kind' | 'cancelledAt'> }) {
  return (
    <>
      <Badge tone={TONES[event.kind]}>{words.kinds[event.kind]}</Badge>
      {event.cancelledAt !== null && <Badge tone="danger">{words.cancelled}</Badge>}
    </>
  );
}

/** One event of the schedule, and what is done with it. */
export function EventRow({
  event,
  next,
  isFixed,
  acts,
}: {
  event: EventView;
  /** Its next time; undefined: all are over. */
  next: { readonly startsAt: number; readonly endsAt: number | null } | undefined;
  /** Nobody changes it. */
  isFixed: boolean;
  acts: { readonly [Act in 'edit' | 'time' | 'cancel' | 'restore' | 'remove']: () => void };
}) {
  const { title, startsAt, endsAt, repeatsUntil, changes, place, link, cancelledAt } = event;
  const first = timeWords(startsAt, endsAt);
  const times = [
    next === undefined || next.startsAt === startsAt
      ? first
      : words.next(timeWords(next.startsAt, next.endsAt)),
    repeatsUntil === null ? '' : words.weekly(repeatsUntil),
    changes.length === 0 ? '' : words.changedTimes(changes.length),
    place,
  ].filter((part) => part !== '');
  return (
    <styled.li
      display="flex"
      alignItems="start"
      gap="2"
      py="3"
      borderBottomWidth="1px"
      borderColor="line"
      _last={{ borderBottomWidth: 0 }}
    >
      <styled.div flex="1" minWidth="0">
        <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <styled.h3 fontWeight="medium" overflowWrap="anywhere">
            {title}
          </styled.h3>
          <EventBadges event={event} />
        </styled.div>
        <styled.p color="fg.muted" fontSize="sm" marginTop="1" overflowWrap="anywhere">
          {times.join(' · ')}
          {link !== '' && (
            <>
              {' · '}
              <styled.a
                color="brand.fg"
                textDecoration="underline"
                href={link}
                target="_blank"
                rel="noreferrer"
              >
                {words.link}
              </styled.a>
            </>
          )}
        </styled.p>
      </styled.div>
      {!isFixed && (
        <Menu
          label={words.actionsOf(title)}
          trigger={words.actions}
          triggerProps={{ size: 'sm', variant: 'outline' }}
          items={[
            { id: 'edit', label: words.edit, onSelect: acts.edit },
            ...(repeatsUntil === null || cancelledAt !== null
              ? []
              : [{ id: 'time', label: words.times.act, onSelect: acts.time }]),
            cancelledAt === null
              ? { id: 'cancel', label: words.cancel, onSelect: acts.cancel }
              : { id: 'restore', label: words.restore, onSelect: acts.restore },
            { id: 'remove', label: words.remove, onSelect: acts.remove },
          ]}
        />
      )}
    </styled.li>
  );
}
