import { Button, Field, Modal, TextInput, type ButtonProps } from '@ykd/adapters-ui/widgets';
import { REFUND_REASON_MAX, refundReasonIssue } from '@ykd/domain/order';
import { useState } from 'react';
import { useServices } from '../../../../container/services-context';
import { useShop } from '../../../../container/shop-services';
import { FormAlert } from '../../../../forms/form-alert';
import { fieldErrors, useForm, type FormErrors } from '../../../../forms/use-form';
import { orders } from '../../../../messages/zh-CN/orders';

const words = orders.refund;

/** The name that the server gives to what it finds wrong. */
const REASON = 'reason';

function RefundDialog({ orderId, open, onClose }: { orderId: string; open: boolean; onClose: () => void }) {
  const { order } = useShop();
  const { toasts } = useServices();
  const [reason, setReason] = useState('');

  const { form, errors, send, forget } = useForm<HTMLDivElement>(
    async (): Promise<FormErrors | undefined> => {
      const issue = refundReasonIssue(reason);
      if (issue !== undefined) return { fields: { [REASON]: issue } };
      const result = await order.requestRefund(orderId, reason);
      if (result.ok) {
        toasts.commands.success(words.done);
        return undefined;
      }
      if (result.error.kind === 'invalid-input') return fieldErrors(result.error.issues);
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
      <div ref={form}>
        <p>{words.text}</p>
        <Field
          label={words.reason}
          required
          error={errors.fields[REASON]}
          aside={`${[...reason.trim()].length}/${REFUND_REASON_MAX}`}
        >
          <TextInput
            name={REASON}
            value={reason}
            placeholder={words.placeholder}
            data-autofocus
            onChange={(event) => {
              setReason(event.target.value);
              forget(REASON);
            }}
          />
        </Field>
        <FormAlert message={errors.form} />
      </div>
    </Modal>
  );
}

/** Asks for the money back, with a reason. */
export function RefundButton({
  orderId,
  variant = 'ghost',
}: {
  orderId: string;
  variant?: ButtonProps['variant'];
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <RefundDialog orderId={orderId} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
