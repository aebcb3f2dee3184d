import { styled } from '@ykd/adapters-ui/styled';
import { VisuallyHidden } from '@ykd/adapters-ui/widgets';
import type { OwnMonth } from '@ykd/application/assistant-day';
import { checkInCalendar, type CalendarDay } from '@ykd/domain/campaign';
import { hoursWords, minutesOf } from '@ykd/domain/shift';
import { weeksOf } from '../../../components/month-weeks';
import { minutesWords } from '../../../messages/zh-CN/duration';
import { desk } from '../messages/zh-CN/desk';

const { record: words } = desk;

const Square = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '9',
    height: '9',
    marginX: 'auto',
    borderRadius: 'full',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    isRecorded: { true: { bg: 'brand.solid', color: 'brand.contrast', fontWeight: 'semibold' } },
    isToday: {
      true: { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'brand.fg', outlineOffset: '1px' },
    },
  },
});

const Day = ({ day, isToday, isRecorded }: Omit<CalendarDay, 'state'> & { isRecorded: boolean }) => (
  <Square isRecorded={isRecorded} isToday={isToday}>
    {Number(day.slice(8))}
    {isRecorded && <VisuallyHidden>{words.recorded}</VisuallyHidden>}
  </Square>
);

/** A month of one's own: which days are written down, how long they were together, and each of them. */
export function RecordMonth({ month, today, days }: OwnMonth) {
  const recorded = new Set(days.map(({ day }) => day));
  const firstDay = `${month}-01`;
  const [calendar] = checkInCalendar({ firstDay, lastDay: firstDay }, [], today);
  return (
    <>
      <styled.p role="status" color="fg.muted" fontSize="sm" marginBottom="2">
        {words.sum(days.length, minutesWords(minutesOf(days)))}
      </styled.p>
      {calendar !== undefined && (
        <styled.table
          width="full"
          maxWidth="80"
          marginInline="auto"
          aria-label={words.monthTitle(month)}
          css={{ tableLayout: 'fixed', '& td, & th': { py: '0.5' } }}
        >
          <thead>
            <tr>
              {words.weekdays.map((weekday) => (
                <styled.th key={weekday} scope="col" fontSize="xs" fontWeight="medium" color="fg.muted">
                  {weekday}
                </styled.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(calendar).map((week) => (
              <tr key={week.find(Boolean)?.day}>
                {week.map((day, place) => (
                  // eslint-disable-next-line react/no-array-index-key
                  <td key={day?.day ?? place}>
                    {day && <Day {...day} isRecorded={recorded.has(day.day)} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </styled.table>
      )}
      {days.length > 0 && (
        <styled.ul
          aria-label={words.list}
          listStyle="none"
          marginTop="4"
          display="flex"
          flexDirection="column"
          css={{ '& li + li': { borderTopWidth: '1px', borderColor: 'line' } }}
        >
          {days.toReversed().map((one) => (
            <styled.li key={one.day} py="3">
              <styled.div display="flex" justifyContent="space-between" gap="3" fontSize="sm">
                <styled.span fontWeight="medium">{words.day(one.day)}</styled.span>
                <styled.span color="fg.muted" fontVariantNumeric="tabular-nums">
                  {hoursWords(one)} · {minutesWords(minutesOf([one]))}
                </styled.span>
              </styled.div>
              {one.text !== '' && (
                <styled.p marginTop="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {one.text}
                </styled.p>
              )}
            </styled.li>
          ))}
        </styled.ul>
      )}
    </>
  );
}
