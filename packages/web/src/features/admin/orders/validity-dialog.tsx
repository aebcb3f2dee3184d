import { Field, TextInput } from '@ykd/adapters-ui/widgets';
import { validityIssues } from '@ykd/domain/order';
import { shanghaiDay } from '@ykd/domain/shared';
import { useState, type ChangeEvent } from 'react';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { orders as words } from '../messages/zh-CN/orders';
import { REASON, useOrderAct, type OrderDialogProps } from './act-on-order';

const dayOf = (at: number | null): string => (at === null ? '' : shanghaiDay(at));

/** Until when an order is to last. It is about the order as it was when the dialog opened. */
export function ValidityDialog({ order, onClose }: OrderDialogProps) {
  const [{ id: orderId, gmtCreated, gmtModified: version, ownDates }] = useState(order);
  const [days, setDays] = useState({
    validDate: dayOf(ownDates.validDate),
    serviceDate: dayOf(ownDates.serviceDate),
  });
  const { queries, run, done } = useOrderAct(orderId, words.validityDone, onClose);
  const wanted = {
    validDate: days.validDate,
    serviceDate: days.serviceDate === '' ? null : days.serviceDate,
  };
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.validityTitle}
      text={words.validityText}
      tone="brand"
      fields={['validDate', 'serviceDate']}
      issues={() => validityIssues(wanted, gmtCreated)}
      confirmLabel={words.validity.replace('…', '')}
      length={REASON}
      act={(reason) => run(() => queries.refund.changeValidity({ orderId, ...wanted, reason, version }))}
      onDone={done}
    >
      {({ errors, forget }) =>
        (['validDate', 'serviceDate'] as const).map((key) => (
          <Field
            key={key}
            label={key === 'validDate' ? words.validDay : words.serviceDay}
            required={key === 'validDate'}
            hint={key === 'serviceDate' ? words.serviceHint : undefined}
            error={errors.fields[key]}
          >
            <TextInput
              type="date"
              name={key}
              value={days[key]}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
                setDays((now) => ({ ...now, [key]: currentTarget.value }));
                forget(key);
              }}
            />
          </Field>
        ))
      }
    </ConfirmWithReason>
  );
}
