import { styled } from '@ykd/adapters-ui/styled';
import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton } from '@ykd/adapters-ui/widgets';
import { monthAfter, monthIssue } from '@ykd/domain/performance';
import { performance as words } from '../messages/zh-CN/performance';

/** On to the month before and behind, as far as there is one to be seen, and back to this one. */
export function MonthSwitch({
  month,
  today,
  onChange,
}: {
  month: string;
  today: string;
  /** Goes to a month; undefined: this one. */
  onChange: (month: string | undefined) => void;
}) {
  const now = today.slice(0, 'YYYY-MM'.length);
  const to = (next: string): void => onChange(next === now ? undefined : next);
  const isSeen = (one: string): boolean => monthIssue(one, today) === undefined;
  const [before, behind] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <styled.div display="flex" alignItems="center" gap="1">
      <IconButton size="sm" label={words.earlier} onClick={() => isSeen(before) && to(before)}>
        <ChevronLeftIcon size={16} />
      </IconButton>
      {/* It keeps the focus where there is nothing behind. */}
      <IconButton
        size="sm"
        label={isSeen(behind) ? words.later : words.latest}
        aria-disabled={!isSeen(behind) || undefined}
        opacity={isSeen(behind) ? '1' : '0.55'}
        onClick={() => isSeen(behind) && to(behind)}
      >
        <ChevronRightIcon size={16} />
      </IconButton>
      <styled.h2 fontSize="md" minWidth="28">
        {words.monthTitle(month)}
      </styled.h2>
      {month !== now && (
        <Button size="sm" variant="ghost" onClick={() => onChange(undefined)}>
          {words.thisMonth}
        </Button>
      )}
    </styled.div>
  );
}
