import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';

/** A part of the page of a partner under its heading. */
export function PartCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" room="md" aria-label={title}>
      <styled.h2 fontSize="md" marginBottom="3">
        {title}
      </styled.h2>
      {children}
    </Card>
  );
}
