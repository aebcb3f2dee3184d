import { styled } from '@ykd/adapters-ui/styled';
import type { ListColumn } from '@ykd/application/staff-list';
import { formatAmount } from '@ykd/domain/order';
import { shanghaiMinute } from '@ykd/domain/shared';
import { common } from '../../../messages/zh-CN/common';
import { table as words } from '../messages/zh-CN/table';

/** What stands where there is nothing. */
export const Nothing = () => <styled.span color="fg.subtle">{words.none}</styled.span>;

/** A value as columns of its kind show it: instants by the clock of Beijing, money in yuan. */
export function CellValue({ column: { kind }, value }: { column: ListColumn; value: unknown }) {
  if (value === null || value === undefined || value === '') return <Nothing />;
  if (kind === 'flag') return value === true ? words.yes : words.no;
  if (typeof value === 'number') {
    if (kind === 'money') return common.price(formatAmount(value));
    if (kind === 'instant') {
      return (
        <styled.time whiteSpace="nowrap" dateTime={new Date(value).toISOString()}>
          {shanghaiMinute(value)}
        </styled.time>
      );
    }
  }
  return String(value);
}
