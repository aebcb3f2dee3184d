import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import { useId, type ReactNode } from 'react';

/** One of the services that the demo stands in for. */
export function DevSection({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} room="lg">
      <styled.h2 id={headingId} textStyle="heading">
        {title}
      </styled.h2>
      <styled.p marginTop="1" marginBottom="5" fontSize="sm" color="fg.muted">
        {hint}
      </styled.p>
      {children}
    </Card>
  );
}
