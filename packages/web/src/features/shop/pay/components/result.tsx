import { styled } from '@ykd/adapters-ui/styled';
import { Drawing, type DrawingName } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application/shop';
import type { ReactNode } from 'react';

export type ResultProps = {
  drawing: DrawingName | undefined;
  title: string;
  text: ReactNode;
  /** What there is to say about it. */
  children?: ReactNode;
  actions: ReactNode;
  /** Default `h1`: as a rule it is all that there is on a page. */
  heading?: 'h1' | 'h3' | undefined;
};

/** How the paying of an order ended. */
export type OrderResultProps = Pick<ResultProps, 'heading'> & { order: OrderDetail };

/** How something ended, and where to go from there. */
export function Result({ drawing, title, text, children, actions, heading = 'h1' }: ResultProps) {
  return (
    <styled.div
      width="full"
      maxWidth="32rem"
      marginInline="auto"
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="2"
    >
      {drawing && <Drawing name={drawing} width={176} />}
      <styled.h1 as={heading} textStyle="title" marginTop="2">
        {title}
      </styled.h1>
      <styled.p color="fg.muted" textWrap="pretty">
        {text}
      </styled.p>
      {children && (
        <styled.div width="full" textAlign="start" css={{ '& > *': { marginTop: '4' } }}>
          {children}
        </styled.div>
      )}
      <styled.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" marginTop="5">
        {actions}
      </styled.div>
    </styled.div>
  );
}
