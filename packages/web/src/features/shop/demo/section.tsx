import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

/** A chapter of the page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      paddingTop={{ base: '8', md: '12' }}
      display="flex"
      flexDirection="column"
      gap="6"
    >
      <chakra.h2 id={id} textStyle="title">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}

/** One state under a small caption. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    // Cards side by side are of one height.
    <chakra.div display="flex" flexDirection="column" css={{ '& > :last-child': { flexGrow: 1 } }}>
      <chakra.p fontSize="sm" color="fg.subtle" marginBottom="2">
        {name}
      </chakra.p>
      {children}
    </chakra.div>
  );
}

/** As many states side by side as fit. */
export const States = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: '6',
  },
});
