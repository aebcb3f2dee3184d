import { styled } from '@ykd/adapters-ui/styled';

/** What there is to add stands on a sheet: it reads whatever is drawn behind. */
export const Sheet = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '4',
    borderRadius: 'lg',
    bg: 'var(--report-card)',
    overflowWrap: 'anywhere',
  },
});
