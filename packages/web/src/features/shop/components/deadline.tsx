import { styled } from '@ykd/adapters-ui/styled';
import { useEffect, useEffectEvent } from 'react';
import { pay } from '../messages/zh-CN/pay';
import { useSecondsLeft } from '../use-seconds-left';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** 29:59 */
const asClock = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;

export type DeadlineProps = {
  /** Until when the order can be paid, epoch ms. */
  until: number;
  onOver: () => void;
};

/** How long an order can still be paid. */
export function Deadline({ until, onOver }: DeadlineProps) {
  const secondsLeft = useSecondsLeft(until);
  const over = useEffectEvent(onOver);
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  return (
    <styled.p
      role="timer"
      aria-label={pay.leftLabel}
      color="fg.muted"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
    >
      {isOver ? pay.overdue : pay.left(asClock(secondsLeft))}
    </styled.p>
  );
}
