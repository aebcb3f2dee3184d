import { styled } from '@ykd/adapters-ui/styled';

/** A link to another page among the words of a line. */
export const Way = styled('span', {
  base: {
    overflowWrap: 'anywhere',
    '& a': { color: 'brand.fg' },
    '& a:hover': { textDecoration: 'underline' },
  },
});
