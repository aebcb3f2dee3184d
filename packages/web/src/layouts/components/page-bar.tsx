import { styled } from '@ykd/adapters-ui/styled';

/** A page from its head to its foot, at least as high as the window. */
export const PageFrame = styled('div', {
  base: { minHeight: 'screen', display: 'flex', flexDirection: 'column' },
});

/** The line of a head or a foot, as wide as the page. */
export const PageBar = styled('div', {
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    px: { base: '4', md: '6' },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
  },
});
