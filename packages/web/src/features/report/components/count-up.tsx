import { styled } from '@ykd/adapters-ui/styled';
import { VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { useLayoutEffect, useRef } from 'react';
import { isStill } from '../moving/is-still';

/** How long a number counts, ms. */
const COUNT_MS = 900;

/**
 * A number that counts up while it comes in. What is read aloud is the number itself; what counts is only seen, and stands as the number
 * where nothing may move.
 */
export function CountUp({ value }: { value: number }) {
  const shown = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = shown.current;
    if (element === null || isStill()) return undefined;
    // Counts along a movement of the browser's: who waits until that is at rest sees the number.
    const moving = element.animate([{ transform: 'translateY(0.2em)' }, { transform: 'none' }], {
      duration: COUNT_MS,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
    let frame = 0;
    const show = (): void => {
      const progress = moving.effect?.getComputedTiming().progress ?? 1;
      element.textContent = String(Math.round(value * progress));
      if (moving.playState === 'running') frame = requestAnimationFrame(show);
    };
    show();
    const end = (): void => {
      cancelAnimationFrame(frame);
      element.textContent = String(value);
    };
    moving.addEventListener('finish', end);
    return () => {
      moving.removeEventListener('finish', end);
      moving.cancel();
      end();
    };
  }, [value]);
  return (
    <>
      <VisuallyHidden>{value}</VisuallyHidden>
      <styled.span
        ref={shown}
        aria-hidden
        display="inline-block"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
        style={{ minWidth: `${String(value).length}ch` }}
      >
        {value}
      </styled.span>
    </>
  );
}
