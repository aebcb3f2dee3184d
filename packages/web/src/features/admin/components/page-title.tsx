import { styled } from '@ykd/adapters-ui/styled';
import { adminPageOf, adminTitleOf } from '@ykd/domain/access';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

export type PageTitleProps = {
  /** Default: what the page at this address is called. */
  title?: string;
  /** A line below it. */
  note?: ReactNode;
};

/** The head of a page of the console. */
export function PageTitle({ title, note }: PageTitleProps) {
  const page = adminPageOf(useLocation().pathname);
  return (
    <styled.div marginBottom="5">
      <styled.h1 fontSize="xl">{title ?? (page && adminTitleOf(page))}</styled.h1>
      {note && (
        <styled.p marginTop="1" color="fg.muted" fontSize="sm">
          {note}
        </styled.p>
      )}
    </styled.div>
  );
}
