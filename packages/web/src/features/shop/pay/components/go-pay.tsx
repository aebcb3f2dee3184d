import { styled } from '@ykd/adapters-ui/styled';
import { SubmitButton } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';

/** What became of the last try. */
export interface PayNotice {
  readonly title: string;
  readonly hint?: string | undefined;
}

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
      {/* The region stands before its words do, or they would not be read out. */}
      <styled.div
        role="status"
        width="full"
        px="4"
        py="3"
        bg="bg.subtle"
        borderRadius="md"
        textAlign="start"
        lineHeight="snug"
        _empty={{ display: 'none' }}
      >
        {notice && (
          <>
            <styled.p fontWeight="medium">{notice.title}</styled.p>
            {notice.hint !== undefined && (
              <styled.p color="fg.muted" fontSize="sm" marginTop="1" textWrap="pretty">
                {notice.hint}
              </styled.p>
            )}
          </>
        )}
      </styled.div>
      <SubmitButton type="button" size="lg" block submitting={submitting} onClick={onPay}>
        {label}
      </SubmitButton>
      <styled.p color="fg.muted" fontSize="sm">
        {hint}
      </styled.p>
    </>
  );
}
