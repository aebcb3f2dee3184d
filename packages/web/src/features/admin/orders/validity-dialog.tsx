import { Field, TextInput } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application/shop';
import type { OrderPage } from '@ykd/application/staff-order';
import { validityIssues } from '@ykd/domain/order';
import { shanghaiDay } from '@ykd/domain/shared';
import { useState, type ChangeEvent } from 'react';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { orders as words } from '../messages/zh-CN/orders';
import { REASON, useOrderAct, type OrderDialogProps } from './act-on-order';

const dayOf = (at: number | null): string => (at === null ? '' : shanghaiDay(at));

const told = (at: number | null): string => (at === null ? words.nothing : shanghaiDay(at));

/** What is changed, where others of the student's orders give him more. */
const aboutOf = ({ mergedDays, validUntil, serviceUntil }: OrderPage): string =>
  mergedDays === null
    ? words.validityText
    : `${words.validityText}${words.validityMerged(told(validUntil), told(serviceUntil))}`;

/** What the student has now. */
const doneOf =
  (own: string) =>
  ({ mergedDays, validDate, serviceDate }: OrderDetail): string =>
    mergedDays === null
      ? words.validityDone(told(validDate), told(serviceDate))
      : words.validityDoneMerged(own, told(validDate), told(serviceDate));

/** Until when an order is to last. It is about the order as it was when the dialog opened. */
export function ValidityDialog({ order, onClose }: OrderDialogProps) {
  const [opened] = useState(order);
  const { id: orderId, gmtCreated, gmtModified: version, ownDates } = opened;
  const [days, setDays] = useState({
    validDate: dayOf(ownDates.validDate),
    serviceDate: dayOf(ownDates.serviceDate),
  });
  const { queries, run, done } = useOrderAct(orderId, doneOf(days.validDate), onClose);
  const wanted = {
    validDate: days.validDate,
    serviceDate: days.serviceDate === '' ? null : days.serviceDate,
  };
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.validityTitle}
      text={aboutOf(opened)}
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
