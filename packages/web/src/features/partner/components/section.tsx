import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import { useId, type ReactNode } from 'react';

/** A part of a page of the partner area: its heading, what can be done about it, and what there is. */
export function Section({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <styled.section aria-labelledby={id}>
      <Card>
        <styled.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          minHeight="9"
          marginBottom="3"
        >
          <styled.h2 id={id} fontSize="md" fontWeight="semibold">
            {title}
          </styled.h2>
          {action}
        </styled.div>
        {children}
      </Card>
    </styled.section>
  );
}
