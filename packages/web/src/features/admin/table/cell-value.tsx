import { styled } from '@ykd/adapters-ui/styled';
import { sumWords, type ListColumn } from '@ykd/application/staff-list';
import { shanghaiDay, shanghaiMinute } from '@ykd/domain/shared';
import { table as words } from '../messages/zh-CN/table';

/** What stands where there is nothing. */
export const Nothing = () => <styled.span color="fg.subtle">{words.none}</styled.span>;

/** What is of no use in two lines, such as a mobile. */
export const Unbroken = ({ children }: { children: string | undefined }) =>
  children ? <styled.span whiteSpace="nowrap">{children}</styled.span> : <Nothing />;

/** What a name or the like stays whole in as long as it is no sentence, in a table; on a phone there is room. */
export const Whole = styled('span', {
  base: {
    mdDown: { display: 'contents' },
    md: {
      display: 'inline-block',
      maxWidth: '48',
      verticalAlign: 'top',
      wordBreak: 'keep-all',
      overflowWrap: 'break-word',
    },
  },
});

/** A value as columns of its kind show it: instants by the clock of Beijing, or by its days, money in yuan. */
export function CellValue({
  column: { kind, isDay, values },
  value,
}: {
  column: ListColumn;
  value: unknown;
}) {
  if (value === null || value === undefined || value === '') return <Nothing />;
  if (typeof value === 'string') return values?.[value] ?? value;
  if (kind === 'flag') return value === true ? words.yes : words.no;
  if (typeof value === 'number') {
    if (kind === 'money') return <Unbroken>{sumWords(value)}</Unbroken>;
    if (kind === 'instant') {
      return (
        <styled.time whiteSpace="nowrap" dateTime={new Date(value).toISOString()}>
          {isDay ? shanghaiDay(value) : shanghaiMinute(value)}
        </styled.time>
      );
    }
  }
  return String(value);
}
