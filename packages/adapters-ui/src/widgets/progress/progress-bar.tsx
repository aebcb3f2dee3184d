import { styled } from '../../styled/index.js';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '../messages.js';
import { aboveModals } from '../modal/above-modals.js';
import type { ProgressStore } from './progress-store.js';

/** Draws how far the work is. By hand: a rendering every 100 ms would throw away what React draws in slices meanwhile. */
const drawPercent = (region: HTMLElement | null, percent: number): void => {
  region?.setAttribute('aria-valuenow', String(Math.round(percent)));
  if (region?.firstElementChild instanceof HTMLElement)
    region.firstElementChild.style.transform = `scaleX(${percent / 100})`;
};

function Bar({ store }: { store: ProgressStore }) {
  const failed = useSyncExternalStore(store.subscribe, () => store.getSnapshot().failed);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const draw = () => drawPercent(region.current, store.getSnapshot().percent);
    draw();
    return store.subscribe(draw);
  }, [store]);
  return createPortal(
    // A landmark of its own: it stands outside of every other one.
    <styled.section
      {...aboveModals}
      aria-label={messages.pageProgress}
      position="fixed"
      top="0"
      insetInline="0"
      zIndex="progress"
      height="3px"
      pointerEvents="none"
    >
      <styled.div
        ref={region}
        role="progressbar"
        aria-label={messages.pageProgress}
        aria-valuemin={0}
        aria-valuemax={100}
        height="full"
      >
        <styled.div
          height="full"
          bg={failed ? 'danger.solid' : 'brand.solid'}
          transformOrigin="0 50%"
          transition="transform 100ms linear, background-color {durations.fast}"
        />
      </styled.div>
    </styled.section>,
    document.body,
  );
}

/** The thin bar at the top of the window while something loads. Stands once, near the root. */
export function ProgressBar({ store }: { store: ProgressStore }) {
  const visible = useSyncExternalStore(store.subscribe, () => store.getSnapshot().visible);
  return visible && <Bar store={store} />;
}
