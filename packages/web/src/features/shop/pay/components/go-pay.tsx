import { styled } from '@ykd/adapters-ui/styled';
import { SubmitButton } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';
import { NoticeLine, type PayNotice } from './notice-line';

export type GoPayProps = {
  label: string;
  hint: ReactNode;
  submitting: boolean;
  notice?: PayNotice | undefined;
  onPay: () => void;
};

/** A button that opens WeChat's own page. */
export function GoPay({ label, hint, submitting, notice, onPay }: GoPayProps) {
  return (
    <>
      <NoticeLine notice={notice} />
      <SubmitButton type="button" size="lg" block submitting={submitting} onClick={onPay}>
        {label}
      </SubmitButton>
      <styled.p color="fg.muted" fontSize="sm">
        {hint}
      </styled.p>
    </>
  );
}
