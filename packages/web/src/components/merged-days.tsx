import { styled } from '@ykd/adapters-ui/styled';
import { periods } from '../messages/zh-CN/periods';

/** Says that a period is longer by the orders beside this one; nothing where it is not. Both in days. */
export function MergedDays({
  own,
  merged,
  inWords = periods.merged,
}: {
  own: number;
  merged: number | undefined;
  inWords?: (days: number) => string;
}) {
  if (merged === undefined || merged <= own) return null;
  return (
    <styled.span display="block" color="fg.muted" fontSize="sm" fontWeight="normal" lineHeight="snug">
      {inWords(merged)}
    </styled.span>
  );
}
