import { styled } from '@ykd/adapters-ui/styled';
import { CheckBox } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';
import { FormAlert } from '../../../../forms/form-alert';

/** What is unusual about an order, and that it is meant all the same. */
export function ConfirmNote({
  text,
  name,
  confirm,
  isConfirmed,
  error,
  onConfirm,
  children,
}: {
  text: string;
  name: string;
  confirm: string;
  isConfirmed: boolean;
  error: string | undefined;
  onConfirm: (isConfirmed: boolean) => void;
  /** A way to see more of it. */
  children?: ReactNode;
}) {
  return (
    <styled.div
      role="group"
      aria-label={text}
      padding="3"
      borderWidth="1px"
      borderColor="line"
      borderRadius="md"
      bg="amber.subtle"
      fontSize="sm"
    >
      <styled.p color="amber.fg">
        {text} {children}
      </styled.p>
      <CheckBox label={confirm} name={name} isChecked={isConfirmed} onChange={onConfirm} />
      <FormAlert message={error} />
    </styled.div>
  );
}
