import { styled } from '../styled/index.js';
import { useFieldGroup } from './field-context.js';
import { radioSheetStyle } from './radio-style.js';

const Choices = styled('div', {
  base: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '3' },
});

const Choice = styled('label', {
  base: {
    ...radioSheetStyle,
    gap: '2.5',
    height: '11',
    px: '3',
    '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg' },
    '[aria-invalid=true] > &': { borderColor: 'danger.fg', _hover: { borderColor: 'danger.fg' } },
  },
});

export type ChoiceGroupProps = {
  /** Ties the radio buttons together, and is what a form finds them by. */
  name: string;
  /** The id of the chosen option; anything else chooses none. */
  value: string | null | undefined;
  onChange: (id: string) => void;
  options: readonly { readonly id: string; readonly label: string }[];
};

/** One of two or three, all in sight: radio buttons side by side. */
export function ChoiceGroup({ name, value, onChange, options }: ChoiceGroupProps) {
  return (
    <Choices role="radiogroup" {...useFieldGroup()}>
      {options.map(({ id, label }) => (
        <Choice key={id}>
          <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
          {label}
        </Choice>
      ))}
    </Choices>
  );
}
