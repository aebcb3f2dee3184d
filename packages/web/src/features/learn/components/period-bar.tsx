import { styled } from '@ykd/adapters-ui/styled';
import { shanghaiDay, shanghaiDaysBetween } from '@ykd/domain/shared';
import { endsSoon } from '../ends-soon';
import { access } from '../messages/zh-CN/access';
import { learnPages } from '../../../messages/zh-CN/learn-pages';

export type PeriodBarProps = {
  title: string;
  /** Epoch ms. */
  from: number;
  until: number;
  now: number;
};

/** A period from its first to its last day, with what is left of it. */
export function PeriodBar({ title, from, until, now }: PeriodBarProps) {
  const left = shanghaiDaysBetween(now, until);
  const share = until <= from ? 1 : Math.min(1, Math.max(0, (now - from) / (until - from)));
  const tone = left < 0 ? 'line.strong' : endsSoon(left) ? 'amber.solid' : 'brand.solid';
  return (
    <styled.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignContent="flex-start"
      columnGap="3"
      fontSize="sm"
      lineHeight="snug"
      fontVariantNumeric="tabular-nums"
    >
      <styled.dt color="fg.muted">{title}</styled.dt>
      <styled.dd fontWeight="medium" color={left >= 0 && endsSoon(left) ? 'amber.fg' : undefined}>
        {left < 0 ? access.ended(shanghaiDay(until)) : access.left(left)}
      </styled.dd>
      <styled.dd flexBasis="full" color="fg.subtle">
        <styled.div aria-hidden height="2" marginY="1.5" borderRadius="full" bg="line" overflow="hidden">
          <styled.div
            height="full"
            borderRadius="full"
            bg={tone}
            style={{ width: `${(1 - share) * 100}%` }}
          />
        </styled.div>
        {learnPages.span(shanghaiDay(from), shanghaiDay(until))}
      </styled.dd>
    </styled.div>
  );
}
