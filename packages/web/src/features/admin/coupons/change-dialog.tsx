import { styled } from '@ykd/adapters-ui/styled';
import { Field, SelectInput, TextInput } from '@ykd/adapters-ui/widgets';
import type { StaffBatch } from '@ykd/application/coupon-claim';
import {
  claimDaysOf,
  COUPON_BATCH_STATE_TITLES,
  COUPON_BATCH_STATES,
  couponBatchIssues,
} from '@ykd/domain/coupon';
import type { ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { KeptDialog } from '../blocks/kept-dialog';
import { useKeptForm } from '../blocks/use-kept-form';
import { coupons as words } from '../messages/zh-CN/coupons';
import { useBatchQueries } from './batch-queries';
import { wholeIn } from './batch-values';

const KEYS = ['name', 'limit', 'firstDay', 'lastDay', 'validDays', 'state'] as const;
type Key = (typeof KEYS)[number];
type Texts = Readonly<Record<Key, string>>;

const LINES = [
  ['name', 'text'],
  ['limit', 'text'],
  ['firstDay', 'date'],
  ['lastDay', 'date'],
  ['validDays', 'text'],
] as const;

const stateIn = (text: string): StaffBatch['state'] =>
  COUPON_BATCH_STATES.find((state) => state === text) ?? 'ON';

const formOf = ({ name, limit, firstDay, lastDay, validDays }: Texts) => ({
  name: name.trim(),
  limit: wholeIn(limit),
  firstDay,
  lastDay,
  validDays: wholeIn(validDays),
});

/** What of a batch is changed later on. */
export function ChangeDialog({ batch, onClose }: { batch: StaffBatch; onClose: () => void }) {
  const { port, batches } = useBatchQueries();
  const { commands } = useServices().toasts;
  const { id, name, limit, validDays, state, rule, claimed } = batch;
  const form = useKeptForm<Key>({
    keys: KEYS,
    begun: {
      version: batch.version,
      texts: { name, limit: String(limit), validDays: String(validDays), state, ...claimDaysOf(batch) },
    },
    issues: (texts) => couponBatchIssues({ ...formOf(texts), rule }, claimed),
    textsOfNow: (now) => Object.fromEntries(KEYS.map((key) => [key, String(now[key] ?? '')])) as Texts,
    store: (version, texts) => port.change({ id, version, ...formOf(texts), state: stateIn(texts.state) }),
    onSaved: (texts) => {
      batches.outdate();
      commands.success(words.saved(texts.name.trim()));
    },
    onRefused: () => batches.outdate(),
  });
  return (
    <KeptDialog
      title={words.edit(name)}
      form={form}
      labels={words.fields}
      shown={(key, text) => (key === 'state' ? COUPON_BATCH_STATE_TITLES[stateIn(text)] : text)}
      onClose={onClose}
    >
      <styled.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        {LINES.map(([key, type]) => (
          <Field
            key={key}
            label={words.fields[key]}
            hint={key === 'limit' || key === 'validDays' ? words.hints[key] : undefined}
            required
            error={form.errors.fields[key]}
          >
            <TextInput
              name={key}
              type={type}
              autoComplete="off"
              value={form.texts[key]}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
                form.set(key, currentTarget.value)
              }
            />
          </Field>
        ))}
        <Field label={words.fields.state} required error={form.errors.fields['state']}>
          <SelectInput
            name="state"
            value={form.texts.state}
            onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
              form.set('state', currentTarget.value)
            }
          >
            {COUPON_BATCH_STATES.map((one) => (
              <option key={one} value={one}>
                {COUPON_BATCH_STATE_TITLES[one]}
              </option>
            ))}
          </SelectInput>
        </Field>
      </styled.div>
    </KeptDialog>
  );
}
