import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import { Link } from 'react-router-dom';

/** Lines below one another, each with what belongs to it. */
export const Lines = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    fontSize: 'sm',
    '& > li:not(:first-child)': { borderTopWidth: '1px', borderColor: 'line', paddingTop: '3' },
  },
});

/** What stands at both ends of a line. */
export const Ends = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

/** The way from a line to the page about it. */
export const Way = styled(Link, { base: { color: 'brand.fg', '&:hover': { textDecoration: 'underline' } } });

/** Shows more rows, where there are any. */
export function More({ isThere, label, onMore }: { isThere: boolean; label: string; onMore: () => void }) {
  return isThere ? (
    <styled.div marginTop="3">
      <Button size="sm" variant="ghost" onClick={onMore}>
        {label}
      </Button>
    </styled.div>
  ) : null;
}
