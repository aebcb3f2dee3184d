import { styled } from '../../styled/index.js';
import { Button } from '../button.js';
import { ChevronRightIcon, ChevronLeftIcon } from '../icons/ways.js';
import type { ListLink } from './column.js';
import { messages } from './messages.js';

export type KeyPagerProps = {
  /** The accessible name: pages of what. */
  label: string;
  /** The ways to the pages before and after; null where the list ends. */
  previous: string | null;
  next: string | null;
  Link: ListLink;
};

/** The ways to the pages before and after. Nobody knows their numbers: a list that is read by key has none. */
export function KeyPager({ label, previous, next, Link }: KeyPagerProps) {
  if (previous === null && next === null) return null;
  const way = (to: string | null, rel: 'prev' | 'next') => {
    const words = (
      <>
        {rel === 'prev' && <ChevronLeftIcon size={18} />}
        {rel === 'prev' ? messages.previous : messages.next}
        {rel === 'next' && <ChevronRightIcon size={18} />}
      </>
    );
    return to === null ? (
      <Button as="span" variant="outline" aria-disabled opacity="0.55" cursor="not-allowed">
        {words}
      </Button>
    ) : (
      <Button asChild variant="outline">
        <Link to={to} rel={rel}>
          {words}
        </Link>
      </Button>
    );
  };
  return (
    <styled.nav
      aria-label={label}
      display="flex"
      justifyContent="center"
      gap="3"
      css={{ '& > *': { flex: { base: '1', md: 'none' }, height: { base: '11', md: '10' } } }}
    >
      {way(previous, 'prev')}
      {way(next, 'next')}
    </styled.nav>
  );
}
