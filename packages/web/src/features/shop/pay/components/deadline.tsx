import { chakra } from '@chakra-ui/react/styled-system';
import { useStore } from '@ykd/adapters-ui/react';
import { createCountdown } from '@ykd/adapters-ui/stores';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../../../container/services-context';
import { pay } from '../../../../messages/zh-CN/pay';

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
  const { clock } = useServices().environment;
  const [countdown] = useState(() => createCountdown({ clock }));
  const { secondsLeft } = useStore(countdown);
  const over = useEffectEvent(onOver);
  // Before the count begins it shows 0 too.
  const isOver = secondsLeft === 0 && clock.now() >= until;
  useEffect(() => {
    countdown.start((until - clock.now()) / 1000);
    return () => countdown.start(0);
  }, [countdown, clock, until]);
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  return (
    <chakra.p
      role="timer"
      aria-label={pay.leftLabel}
      color="fg.muted"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
    >
      {secondsLeft > 0 ? pay.left(asClock(secondsLeft)) : isOver && pay.overdue}
    </chakra.p>
  );
}
