import { styled } from '@ykd/adapters-ui/styled';
import {
  Button,
  CheckBox,
  Field,
  IconButton,
  PlusIcon,
  TextInput,
  TrashIcon,
} from '@ykd/adapters-ui/widgets';
import { DEFAULT_SERVICE_DAYS, DEFAULT_VALID_DAYS } from '@ykd/domain/order';
import { useRef, type ChangeEvent } from 'react';
import { products } from '../messages/zh-CN/products';
import { CoursePicker } from './course-picker';
import { NEW_CHOICE, type ChoiceDraft, type SkuDraft } from './product-texts';

const words = products.skus;

const Choice = styled('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: 0,
    padding: '4',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    bg: 'bg.page',
  },
});

const Row = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '2fr repeat(3, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '3',
    '& > :first-child': { gridColumn: { base: 'span 2', md: 'auto' } },
  },
});

type TextKey = 'value' | 'price' | 'validDays' | 'serviceDays';

const FIELDS: readonly { readonly key: TextKey; readonly label: string; readonly hint?: string }[] = [
  { key: 'value', label: words.value },
  { key: 'price', label: words.price, hint: words.priceHint },
  { key: 'validDays', label: words.validDays, hint: words.daysHint(DEFAULT_VALID_DAYS) },
  { key: 'serviceDays', label: words.serviceDays, hint: words.daysHint(DEFAULT_SERVICE_DAYS) },
];

type ChoiceFieldsProps = {
  at: number;
  choice: ChoiceDraft;
  onChange: (part: Partial<ChoiceDraft>) => void;
  onRemove: () => void;
};

function ChoiceFields({ at, choice, onChange, onRemove }: ChoiceFieldsProps) {
  return (
    <Choice aria-label={words.choice(at)}>
      <styled.div display="flex" alignItems="center" justifyContent="space-between">
        <styled.span fontWeight="semibold">{words.choice(at)}</styled.span>
        <IconButton size="sm" label={words.remove(choice.value || words.choice(at))} onClick={onRemove}>
          <TrashIcon size={16} />
        </IconButton>
      </styled.div>
      <Row>
        {FIELDS.map(({ key, label, hint }) => (
          <Field key={key} label={label} hint={hint} required={key === 'value'}>
            <TextInput
              inputMode={key === 'value' ? 'text' : key === 'price' ? 'decimal' : 'numeric'}
              autoComplete="off"
              value={choice[key]}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
                onChange({ [key]: currentTarget.value })
              }
            />
          </Field>
        ))}
      </Row>
      <CoursePicker courseIds={choice.courseIds} stages={choice.stages} onChange={onChange} />
      <styled.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="3"
      >
        <CheckBox
          label={words.off}
          hint={words.offHint}
          isChecked={choice.off}
          onChange={(off) => onChange({ off })}
        />
        <CheckBox label={words.old} isChecked={choice.old} onChange={(old) => onChange({ old })} />
      </styled.div>
    </Choice>
  );
}

/** What can be chosen of a product: each choice with its price, its days and its courses. */
export function SkuEditor({
  draft,
  error,
  onChange,
}: {
  draft: SkuDraft;
  error: string | undefined;
  onChange: (draft: SkuDraft) => void;
}) {
  const { name, choices, others } = draft;
  const adder = useRef<HTMLButtonElement>(null);
  const change = (index: number, part: Partial<ChoiceDraft>) =>
    onChange({
      ...draft,
      choices: choices.map((choice, at) => (at === index ? { ...choice, ...part } : choice)),
    });
  const add = () => {
    // Another kind of class mostly opens what the one before opens.
    const { courseIds, stages, old, validDays, serviceDays } = choices.at(-1) ?? NEW_CHOICE;
    const like = { ...NEW_CHOICE, courseIds, stages, old, validDays, serviceDays };
    onChange({ ...draft, choices: [...choices, like] });
  };
  return (
    <styled.section display="flex" flexDirection="column" gap="3" marginTop="3" aria-label={words.title}>
      <div>
        <styled.h2 fontSize="md">{words.title}</styled.h2>
        <styled.p fontSize="sm" color="fg.muted">
          {words.hint}
        </styled.p>
      </div>
      <Field label={words.name} hint={words.nameHint} error={error}>
        <TextInput
          name="skus"
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
            onChange({ ...draft, name: currentTarget.value })
          }
        />
      </Field>
      {choices.length === 0 && (
        <styled.p fontSize="sm" color="fg.muted">
          {words.none}
        </styled.p>
      )}
      {choices.map((choice, index) => (
        <ChoiceFields
          // Their number is all that they are told apart by: names are typed.
          key={index}
          at={index + 1}
          choice={choice}
          onChange={(part) => change(index, part)}
          onRemove={() => {
            onChange({ ...draft, choices: choices.filter((_choice, at) => at !== index) });
            // The button that was pressed is gone.
            adder.current?.focus();
          }}
        />
      ))}
      <div>
        <Button ref={adder} size="sm" variant="outline" onClick={add}>
          <PlusIcon size={16} />
          {words.add}
        </Button>
      </div>
      {others.length > 0 && (
        <styled.p fontSize="sm" color="fg.muted">
          {words.others}：
          {others
            .map((attr) =>
              [attr.name, attr.values.map(({ value }) => value).join('、')].filter(Boolean).join('：'),
            )
            .join('；')}
        </styled.p>
      )}
    </styled.section>
  );
}
