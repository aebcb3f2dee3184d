import { styled } from '@ykd/adapters-ui/styled';
import { Drawing, type DrawingName } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';

export type MessagePageProps = {
  /** A short line above the title, such as an error code. */
  eyebrow?: string | undefined;
  title: string;
  message: ReactNode;
  /** What the reader can do about it. */
  actions?: ReactNode;
  drawing?: DrawingName | undefined;
};

/** A page with nothing on it but one message and the ways out. */
export function MessagePage({ eyebrow, title, message, actions, drawing = 'broken' }: MessagePageProps) {
  return (
    <styled.section
      flex="1"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      textAlign="center"
      gap="3"
      px="5"
      py="16"
    >
      <Drawing name={drawing} width={208} />
      {eyebrow && (
        <styled.p marginTop="4" fontSize="sm" color="fg.subtle" fontVariantNumeric="tabular-nums">
          {eyebrow}
        </styled.p>
      )}
      <styled.h1 textStyle="title">{title}</styled.h1>
      <styled.div
        color="fg.muted"
        maxWidth="28rem"
        textWrap="pretty"
        css={{ '& > p + p': { marginTop: '1' } }}
      >
        {message}
      </styled.div>
      {actions && (
        <styled.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" marginTop="4">
          {actions}
        </styled.div>
      )}
    </styled.section>
  );
}
