import { styled } from '@ykd/adapters-ui/styled';
import { useId, type ReactNode } from 'react';
import { CONTENTS } from '../contents';

/** One chapter of the page, reachable from its list of contents. */
export function Section({
  id,
  note,
  children,
}: {
  id: keyof typeof CONTENTS;
  note?: string;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <styled.section
      id={id}
      aria-labelledby={headingId}
      paddingTop={{ base: '8', md: '12' }}
      scrollMarginTop="16"
      display="flex"
      flexDirection="column"
      gap="5"
    >
      <div>
        <styled.h2 id={headingId} textStyle="title">
          {CONTENTS[id]}
        </styled.h2>
        {note && (
          <styled.p color="fg.muted" marginTop="1">
            {note}
          </styled.p>
        )}
      </div>
      {children}
    </styled.section>
  );
}

/** Specimens side by side under a small caption. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <styled.h3 fontSize="sm" color="fg.subtle" marginBottom="3">
        {title}
      </styled.h3>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        {children}
      </styled.div>
    </div>
  );
}

/** As many equal columns as fit. */
export const Columns = styled('div', {
  base: { display: 'grid', gap: '4', alignItems: 'start' },
  variants: {
    least: {
      sm: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))' },
      md: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))' },
      lg: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' },
    },
  },
  defaultVariants: { least: 'md' },
});
