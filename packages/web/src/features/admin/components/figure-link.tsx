import { styled } from '@ykd/adapters-ui/styled';

/** A number that leads to the rows that it counts. */
export const FigureLink = styled('span', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});
