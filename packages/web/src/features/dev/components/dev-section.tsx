import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '@ykd/adapters-ui/widgets';
import { useId, type ReactNode } from 'react';

/** One of the services that the demo stands in for. */
export function DevSection({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} padding="lg">
      <chakra.h2 id={headingId} textStyle="heading">
        {title}
      </chakra.h2>
      <chakra.p marginTop="1" marginBottom="5" fontSize="sm" color="fg.muted">
        {hint}
      </chakra.p>
      {children}
    </Card>
  );
}
