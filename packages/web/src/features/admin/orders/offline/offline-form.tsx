import { createRequestKeys } from '@ykd/adapters-ui/stores';
import { useQuery } from '@ykd/adapters-ui/react';
import { Field, SelectInput, TextInput, type ListedOption } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application/shop';
import { OFFLINE_PAID_DAYS_MAX, OFFLINE_WAYS } from '@ykd/domain/order';
import { shanghaiDay } from '@ykd/domain/shared';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../../container/services-context';
import { fieldErrors } from '../../../../forms/use-form';
import { ConsoleForm } from '../../blocks/console-form';
import { PickerField } from '../../blocks/picker-field';
import { ReasonField } from '../../blocks/reason-field';
import { useDraft } from '../../blocks/use-draft';
import { offline as words } from '../../messages/zh-CN/offline';
import { REASON } from '../act-on-order';
import { AmountField } from '../amount-field';
import { yuan } from '../../components/detail-parts';
import { useOrderQueries } from '../order-queries';
import { useFindBuyers } from '../use-buyers';
import { ConfirmNote } from './confirm-note';
import { chosenAnew, offlineInput, offlineIssues, overPaid, type OfflineValues } from './offline-values';
import { OwnedNote } from './owned-note';
import { ProductFields } from './product-fields';
import { ReceiptField } from './receipt-field';
import { useOwned } from './use-owned';
import { useReceipts } from './use-receipts';

const NOTHING: OfflineValues = {
  userId: '',
  productId: '',
  choice: [],
  amount: '',
  paidAt: '',
  way: 'BANK',
  evidence: '',
  reason: '',
  again: false,
  over: false,
};

/** Enters an order that was paid outside of the platform; `known`: for whom, where somebody came from his page. */
export function OfflineForm({
  known,
  onPlaced,
}: {
  known: ListedOption | undefined;
  onPlaced: (order: OrderDetail, student: string) => void;
}) {
  const { environment } = useServices();
  const queries = useOrderQueries();
  const find = useFindBuyers();
  const products = useQuery(queries.goods, undefined).value ?? [];
  const today = shanghaiDay(environment.clock.now());
  const [student, setStudent] = useState(known);
  // The same wish keeps its key, also when it is sent again because no answer came.
  const [keys] = useState(() =>
    createRequestKeys({ storage: environment.tabStorage, randomId: environment.randomId }),
  );
  const receipts = useReceipts();
  const draft = useDraft({
    initial: { ...NOTHING, userId: known?.id ?? '', paidAt: today },
    check: (values) => {
      const product = products.find(({ id }) => id === values.productId);
      const issues = offlineIssues(values, { product, owned, now: environment.clock.now() });
      const all = [
        ...issues,
        ...(receipts.isUploading ? [{ field: 'pictures', message: words.stillUploading }] : []),
      ];
      return all.length > 0 ? fieldErrors(all) : undefined;
    },
    save: async (values) => {
      const pictures = receipts.receipts.flatMap(({ address }) => address ?? []);
      const input = offlineInput(values, pictures);
      const answer = await queries.refund.placeOffline({ ...input, requestKey: keys.of(input) });
      if (answer.ok) {
        keys.done();
        queries.outdate(answer.value.id);
        onPlaced(answer.value, student?.title ?? '');
      }
      // He got it meanwhile: the form says so, and asks.
      else if (answer.error.kind === 'product-owned') queries.count.outdate();
      return answer;
    },
  });
  const { values, errors, change } = draft;
  const owned = useOwned(values);
  const over = overPaid(
    values,
    products.find(({ id }) => id === values.productId),
  );
  const text = (key: 'evidence' | 'paidAt') => ({
    name: key,
    value: values[key],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => change({ [key]: currentTarget.value }),
  });
  return (
    <ConsoleForm
      label={words.form}
      saveLabel={words.submit}
      draft={{
        ...draft,
        isDirty: draft.isDirty || receipts.receipts.length > 0,
        undo: () => {
          draft.undo();
          draft.forget('pictures');
          receipts.clear();
          setStudent(known);
        },
      }}
    >
      <PickerField
        label={words.userId}
        name="userId"
        required
        placeholder={words.find}
        error={errors.fields['userId']}
        chosen={student}
        onChoose={(option) => {
          setStudent(option);
          change({ userId: option?.id ?? '', again: false });
        }}
        find={find}
      />
      <ProductFields
        productId={values.productId}
        choice={values.choice}
        error={errors.fields['productId']}
        onChoose={(chosen) => {
          change(chosenAnew(values, products, chosen));
        }}
      />
      {owned && (
        <OwnedNote
          userId={values.userId}
          productId={values.productId}
          again={values.again}
          error={errors.fields['again']}
          onAgain={(again) => change({ again })}
        />
      )}
      <AmountField
        label={words.amount}
        value={values.amount}
        error={errors.fields['amount']}
        onChange={(amount) => change({ amount, over: false })}
      />
      {over && (
        <ConfirmNote
          text={words.over(yuan(over.paid), yuan(over.price))}
          name="over"
          confirm={words.overMeant}
          isConfirmed={values.over}
          error={errors.fields['over']}
          onConfirm={(isMeant) => change({ over: isMeant })}
        />
      )}
      <Field
        label={words.paidAt}
        required
        error={errors.fields['paidAt']}
        hint={words.paidAtHint(OFFLINE_PAID_DAYS_MAX)}
      >
        <TextInput type="date" max={today} {...text('paidAt')} />
      </Field>
      <Field label={words.way} required>
        <SelectInput
          name="way"
          value={values.way}
          onChange={({ currentTarget }) =>
            change({ way: OFFLINE_WAYS.find((one) => one === currentTarget.value) ?? 'OTHER' })
          }
        >
          {OFFLINE_WAYS.map((way) => (
            <option key={way} value={way}>
              {words.ways[way]}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={words.evidence} required error={errors.fields['evidence']} hint={words.evidenceHint}>
        <TextInput autoComplete="off" {...text('evidence')} />
      </Field>
      <ReceiptField
        receipts={receipts}
        error={errors.fields['pictures'] ?? receipts.issue}
        forget={() => draft.forget('pictures')}
      />
      <ReasonField
        value={values.reason}
        length={REASON}
        error={errors.fields['reason']}
        onChange={(reason) => change({ reason })}
      />
    </ConsoleForm>
  );
}
