import { Button, Field, Modal, TextArea, type ButtonProps } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application/shop';
import { REFUND_REASON_MAX, refundReasonIssue } from '@ykd/domain/order';
import { useState, type ChangeEvent } from 'react';
import { styled } from '@ykd/adapters-ui/styled';
import { useServices } from '../../../../container/services-context';
import { useShop } from '../../services';
import { FormAlert } from '../../../../forms/form-alert';
import { fieldErrors, useForm, type FormErrors } from '../../../../forms/use-form';
import { orders } from '../../messages/zh-CN/orders';

const words = orders.refund;

/** The name that the server gives to what it finds wrong. */
const REASON = 'reason';

type RefundDialogProps = {
  order: Pick<OrderDetail, 'id' | 'coupon'>;
  open: boolean;
  onClose: () => void;
};

function RefundDialog({ order: { id, coupon }, open, onClose }: RefundDialogProps) {
  const { order } = useShop();
  const { toasts } = useServices();
  const [reason, setReason] = useState('');
  // The field has several lines, a reason has one.
  const text = reason.replace(/\s+/g, ' ').trim();
  const length = [...text].length;

  const { form, errors, send, forget } = useForm<HTMLDivElement>(
    async (): Promise<FormErrors | undefined> => {
      const issue = refundReasonIssue(text);
      if (issue !== undefined) return { fields: { [REASON]: issue } };
      const result = await order.requestRefund(id, text);
      if (result.ok) {
        toasts.commands.success(words.done);
        return undefined;
      }
      if (result.error.kind === 'invalid-input') return fieldErrors(result.error.issues);
      if (result.error.kind === 'too-many-refund-requests') return { fields: {}, form: words.over };
      return { fields: {}, form: result.error.kind === 'order-state' ? words.state : words.failed };
    },
  );

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={words.title}
      confirmLabel={words.confirm}
      onConfirm={send}
      width="480px"
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <p>
          {words.text}
          {coupon && words.coupon}
        </p>
        <Field
          label={words.reason}
          required
          error={errors.fields[REASON]}
          aside={
            <styled.span
              fontVariantNumeric="tabular-nums"
              color={length > REFUND_REASON_MAX ? 'danger.fg' : undefined}
            >
              {`${length} / ${REFUND_REASON_MAX}`}
            </styled.span>
          }
        >
          <TextArea
            name={REASON}
            value={reason}
            placeholder={words.placeholder}
            data-autofocus
            rows={4}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
              setReason(event.target.value);
              forget(REASON);
            }}
          />
        </Field>
        <FormAlert message={errors.form} />
      </styled.div>
    </Modal>
  );
}

/** Asks for the money back, with a reason. */
export function RefundButton({
  order,
  variant = 'ghost',
}: Pick<RefundDialogProps, 'order'> & { variant?: ButtonProps['variant'] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <RefundDialog order={order} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
