import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import { useId, type ReactNode } from 'react';

/** One of the blocks, with what it is for. */
export function Specimen({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId();
  return (
    <styled.section aria-labelledby={id}>
      <styled.h2 id={id} fontSize="md">
        {title}
      </styled.h2>
      <styled.p marginTop="0.5" marginBottom="2.5" fontSize="sm" color="fg.muted">
        {note}
      </styled.p>
      <Card>{children}</Card>
    </styled.section>
  );
}
