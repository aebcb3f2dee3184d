import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';
import { useGo } from '../../../routing/use-go';

/** The ways on, one below the other. */
export function Ways({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" marginTop="6">
      {children}
    </chakra.div>
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
