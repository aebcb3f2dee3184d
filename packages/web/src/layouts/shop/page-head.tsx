import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeftIcon } from '@ykd/adapters-ui/widgets';
import { pageTitleOf } from '@ykd/domain/access';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

export type PageHeadProps = {
  /** Default: the title of the page's path. */
  title?: string | undefined;
  hint?: ReactNode;
  /** The page above this one. */
  back?: { readonly href: string; readonly label: string } | undefined;
  /** At the end of the title's line. */
  aside?: ReactNode;
};

/** The title of a page, and the way up. */
export function PageHead({ title, hint, back, aside }: PageHeadProps) {
  const { pathname } = useLocation();
  return (
    <chakra.div marginBottom={{ base: '5', md: '7' }}>
      {back && (
        <chakra.span
          display="inline-flex"
          marginBottom="2"
          color="fg.muted"
          fontSize="sm"
          css={{
            '& > a': { display: 'inline-flex', alignItems: 'center', gap: '1', minHeight: '6' },
            '& > a:hover': { color: 'fg.default' },
          }}
        >
          <Link to={back.href}>
            <ChevronLeftIcon size={16} />
            {back.label}
          </Link>
        </chakra.span>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.h1 textStyle="title">{title ?? pageTitleOf(pathname)}</chakra.h1>
        {aside}
      </chakra.div>
      {hint && (
        <chakra.p color="fg.muted" marginTop="1">
          {hint}
        </chakra.p>
      )}
    </chakra.div>
  );
}
