import { styled } from '@ykd/adapters-ui/styled';

/** Toasts stand beside the panel, over what is dimmed. */
const TOASTS_BESIDE = {
  'body:has(&)': {
    '& > [data-above-modals]:has(> [role=status])': { insetInlineEnd: { lg: '36rem' } },
  },
};

/** The dimmed page; its own click closes. */
export const DrawerLayer = styled('div', {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: 'modal',
    display: 'flex',
    justifyContent: 'flex-end',
    bg: 'bg.overlay',
    animation: 'fadeIn {durations.normal} {easings.out} both',
    ...TOASTS_BESIDE,
    '&[data-state=closing]': { animation: 'fadeOut {durations.modalClose} {easings.out} both' },
  },
});

/** At the edge of the window; on a phone it is the page. */
export const DrawerPanel = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    maxWidth: { base: 'full', md: '36rem' },
    height: '100dvh',
    bg: 'bg.page',
    borderInlineStartWidth: { base: '0', md: '1px' },
    borderColor: 'line',
    paddingBottom: 'env(safe-area-inset-bottom)',
    outline: 'none',
  },
});

export const DrawerHead = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    flex: 'none',
    minHeight: '14',
    paddingInlineStart: { base: '4', md: '6' },
    paddingInlineEnd: '3',
    py: '2',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'line',
    // A finger needs more than a mouse.
    mdDown: { '& button': { width: '11', height: '11' } },
  },
});

export const DrawerBody = styled('div', {
  base: {
    flex: '1',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: { base: '4', md: '6' },
    py: '5',
    mdDown: { '& button': { minHeight: '11' } },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

export const DrawerFoot = styled('div', {
  base: {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    px: { base: '4', md: '6' },
    py: '3',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});
