import { styled } from '../../styled/index.js';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '../messages.js';
import { aboveModals } from '../modal/above-modals.js';
import type { ProgressStore } from './progress-store.js';

/** The thin bar at the top of the window while something loads. Stands once, near the root. */
export function ProgressBar({ store }: { store: ProgressStore }) {
  const { visible, percent, failed } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  if (!visible) return null;
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
        role="progressbar"
        aria-label={messages.pageProgress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        height="full"
      >
        <styled.div
          height="full"
          bg={failed ? 'danger.solid' : 'brand.solid'}
          transformOrigin="0 50%"
          transition="transform 100ms linear, background-color {durations.fast}"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </styled.div>
    </styled.section>,
    document.body,
  );
}
