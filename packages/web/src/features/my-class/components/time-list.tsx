import { styled } from '@ykd/adapters-ui/styled';
import { Badge } from '@ykd/adapters-ui/widgets';
import type { MyTime } from '@ykd/application/my-schedule';
import { dayIndexOf, shanghaiDay } from '@ykd/domain/shared';
import { dayWords, hoursWords, timeWords } from '../../../components/event-time';
import { myClass as words } from '../messages/zh-CN/my-class';

const TONES = { live: 'brand', deadline: 'amber', reminder: 'info' } as const;

/** A day, with how near it is. */
const dayTitle = (day: string, today: string): string => {
  const days = dayIndexOf(day) - dayIndexOf(today);
  const near = days <= 0 ? words.today : days === 1 ? words.tomorrow : '';
  return `${near === '' ? '' : `${near} `}${dayWords(day)}`;
};

function Time({ time, className }: { time: MyTime; className: string }) {
  const { kind, title, startsAt, endsAt, movedFrom, place, link, isCancelled } = time;
  const hours = hoursWords(startsAt, endsAt);
  const moved = movedFrom === null ? '' : words.movedFrom(timeWords(movedFrom, null));
  const about = [kind === 'deadline' ? words.until(hours) : hours, moved, place, className];
  return (
    <styled.li py="2.5" borderBottomWidth="1px" borderColor="line" _last={{ borderBottomWidth: 0 }}>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <styled.span
          fontWeight="medium"
          overflowWrap="anywhere"
          textDecoration={isCancelled ? 'line-through' : undefined}
        >
          {title}
        </styled.span>
        <Badge tone={TONES[kind]}>{words.kinds[kind]}</Badge>
        {isCancelled && <Badge tone="danger">{words.cancelled}</Badge>}
      </styled.div>
      <styled.p color="fg.muted" fontSize="sm" marginTop="1" overflowWrap="anywhere">
        {about.filter((part) => part !== '').join(' · ')}
        {link !== '' && !isCancelled && (
          <>
            {' · '}
            <styled.a
              color="brand.fg"
              textDecoration="underline"
              href={link}
              target="_blank"
              rel="noreferrer"
              aria-label={words.linkOf(title)}
            >
              {words.link}
            </styled.a>
          </>
        )}
      </styled.p>
    </styled.li>
  );
}

/** What comes, day by day. `classNameOf`: what the class of an event is called, where there are several. */
export function TimeList({
  times,
  now,
  classNameOf,
}: {
  times: readonly MyTime[];
  now: number;
  classNameOf: (classId: string) => string;
}) {
  const today = shanghaiDay(now);
  const days = [...new Set(times.map(({ startsAt }) => shanghaiDay(Math.max(startsAt, now))))];
  return (
    <styled.div display="flex" flexDirection="column" gap="4">
      {days.map((day) => (
        <section key={day} aria-label={dayTitle(day, today)}>
          <styled.h3 fontSize="sm" fontWeight="semibold" color="fg.muted">
            {dayTitle(day, today)}
          </styled.h3>
          <styled.ul listStyle="none">
            {times
              .filter(({ startsAt }) => shanghaiDay(Math.max(startsAt, now)) === day)
              .map((time) => (
                <Time
                  key={`${time.eventId} ${time.movedFrom ?? time.startsAt}`}
                  time={time}
                  className={classNameOf(time.classId)}
                />
              ))}
          </styled.ul>
        </section>
      ))}
    </styled.div>
  );
}
