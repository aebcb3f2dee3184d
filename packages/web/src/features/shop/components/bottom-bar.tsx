import { styled } from '@ykd/adapters-ui/styled';

/** What a page is about, within reach of the thumb: a bar at the bottom of a phone, nothing on wide screens. */
export const BottomBar = styled('div', {
  base: {
    display: { base: 'flex', lg: 'none' },
    position: 'sticky',
    bottom: 0,
    zIndex: 'sticky',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    marginTop: 'auto',
    // Right above the foot of the page.
    marginBottom: { base: '-8', md: '-12' },
    marginInline: { base: '-4', md: '-6' },
    px: { base: '4', md: '6' },
    paddingTop: '3',
    paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > a, & > button': { flex: '1', maxWidth: '56' },
  },
});
