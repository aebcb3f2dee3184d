import { styled } from '@ykd/adapters-ui/styled';
import { useId, type ReactNode } from 'react';

/** A chapter of the page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <styled.section
      aria-labelledby={id}
      paddingTop={{ base: '8', md: '12' }}
      display="flex"
      flexDirection="column"
      gap="6"
    >
      <styled.h2 id={id} textStyle="title">
        {title}
      </styled.h2>
      {children}
    </styled.section>
  );
}

/** One state under a small caption. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    // Cards side by side are of one height.
    <styled.div display="flex" flexDirection="column" css={{ '& > :last-child': { flexGrow: 1 } }}>
      <styled.p fontSize="sm" color="fg.subtle" marginBottom="2">
        {name}
      </styled.p>
      {children}
    </styled.div>
  );
}

/** As many states side by side as fit. */
export const States = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: '6',
  },
});
