import { styled } from '@ykd/adapters-ui/styled';
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
    <styled.div marginBottom={{ base: '5', md: '7' }}>
      {back && (
        <styled.span
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
        </styled.span>
      )}
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <styled.h1 textStyle="title">{title ?? pageTitleOf(pathname)}</styled.h1>
        {aside}
      </styled.div>
      {hint && (
        <styled.p color="fg.muted" marginTop="1">
          {hint}
        </styled.p>
      )}
    </styled.div>
  );
}
