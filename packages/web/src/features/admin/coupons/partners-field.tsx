import { styled } from '@ykd/adapters-ui/styled';
import { Button, type ListedOption } from '@ykd/adapters-ui/widgets';
import { PickerField } from '../blocks/picker-field';
import { coupons as words } from '../messages/zh-CN/coupons';
import { useBatchQueries } from './batch-queries';

/** Partners who get a batch each, found by a search. */
export function PartnersField({
  chosen,
  error,
  onChange,
}: {
  chosen: readonly ListedOption[];
  error: string | undefined;
  onChange: (chosen: readonly ListedOption[]) => void;
}) {
  const { findPartners } = useBatchQueries();
  return (
    <div>
      <PickerField
        label={words.fields.partnerIds}
        name="partnerIds"
        hint={words.hints.partnerIds}
        required
        error={error}
        chosen={undefined}
        find={findPartners}
        onChoose={(option) => {
          if (option !== undefined && !chosen.some(({ id }) => id === option.id))
            onChange([...chosen, option]);
        }}
      />
      {chosen.length > 0 && (
        <styled.ul listStyle="none" display="flex" flexWrap="wrap" gap="2" marginTop="2">
          {chosen.map(({ id, title }) => (
            <li key={id}>
              <Button
                size="sm"
                variant="outline"
                aria-label={words.drop(title)}
                onClick={() => onChange(chosen.filter((one) => one.id !== id))}
              >
                {title} ×
              </Button>
            </li>
          ))}
        </styled.ul>
      )}
    </div>
  );
}
