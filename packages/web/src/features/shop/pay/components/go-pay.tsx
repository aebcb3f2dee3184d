import { chakra } from '@chakra-ui/react/styled-system';
import { SubmitButton } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';

export type GoPayProps = {
  label: string;
  hint: ReactNode;
  submitting: boolean;
  /** What became of the last try. */
  notice?: string | undefined;
  onPay: () => void;
};

/** A button that opens WeChat's own page. */
export function GoPay({ label, hint, submitting, notice, onPay }: GoPayProps) {
  return (
    <>
      <SubmitButton type="button" size="lg" block submitting={submitting} onClick={onPay}>
        {label}
      </SubmitButton>
      <chakra.p color="fg.muted" fontSize="sm">
        {hint}
      </chakra.p>
      {/* The region stands before its words do, or they would not be read out. */}
      <chakra.div role="status" color="amber.fg" fontSize="sm" _empty={{ display: 'none' }}>
        {notice}
      </chakra.div>
    </>
  );
}
