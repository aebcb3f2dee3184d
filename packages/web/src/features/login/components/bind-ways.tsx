import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';
import { useGo } from '../../../routing/use-go';

/** The ways on, one below the other. */
export function Ways({ children }: { children: ReactNode }) {
  return (
    <styled.div display="flex" flexDirection="column" gap="3" marginTop="6">
      {children}
    </styled.div>
  );
}

export type WayProps = {
  href: string;
  /** For the way beside the one that we would take. */
  quiet?: boolean;
  children: ReactNode;
};

/** A way on that leads somewhere else. */
export function Way({ href, quiet = false, children }: WayProps) {
  const go = useGo();
  return (
    <Button size="lg" block variant={quiet ? 'ghost' : 'solid'} onClick={() => go(href)}>
      {children}
    </Button>
  );
}
