import { styled } from '@ykd/adapters-ui/styled';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { colourVariables } from '../../features/report/colour-variables';
import { designOf } from '../../features/report/design-of';
import { placeIn } from '../../features/report/edition-at';
import { useColorMode } from '../../theme/color-mode';

const Ground = styled('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    minHeight: 'screen',
    display: 'flex',
    alignItems: 'stretch',
    justifyContent: 'center',
    color: 'var(--report-ink)',
    background: 'linear-gradient(var(--report-ground), var(--report-ground-end))',
    md: { py: '6', alignItems: 'center' },
  },
});

/** What is drawn around the pages stays where it is while they scroll. */
const Behind = styled('div', {
  base: { position: 'fixed', inset: '0', zIndex: '-1', overflow: 'hidden', pointerEvents: 'none' },
});

/** A page as wide as a phone, on a wide window, too. */
const Stage = styled('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    width: 'full',
    maxWidth: '28rem',
    minHeight: 'screen',
    display: 'flex',
    flexDirection: 'column',
    px: '5',
    paddingTop: 'max({spacing.2}, env(safe-area-inset-top))',
    paddingBottom: 'max({spacing.3}, env(safe-area-inset-bottom))',
    md: {
      minHeight: 'min(calc(100dvh - 3rem), 52rem)',
      borderRadius: '2rem',
      bg: 'var(--report-ground)',
      boxShadow: '0 1rem 3rem rgb(0 0 0 / 0.18)',
      overflow: 'hidden',
    },
  },
});

/**
 * The layouts `report`, `report2023` and `report2024`: the drawn background of a report in its colours. Specification §2 'Layouts and
 * the guards they run'.
 */
export function ReportLayout() {
  const { edition, topic, at } = placeIn(useLocation().pathname);
  const { mode } = useColorMode();
  const { Backdrop } = designOf(edition.name);
  return (
    <Ground style={colourVariables(edition.name, mode)} data-report={edition.name}>
      <Behind aria-hidden>
        <Suspense fallback={null}>
          <Backdrop topic={topic} at={at} />
        </Suspense>
      </Behind>
      <Stage>
        <Outlet />
      </Stage>
    </Ground>
  );
}
