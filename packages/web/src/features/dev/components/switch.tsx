import { styled } from '@ykd/adapters-ui/styled';

const Track = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    width: '10',
    height: '6',
    padding: '0.5',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'full',
    bg: 'bg.subtle',
    cursor: 'pointer',
    transition: 'background-color {durations.fast}',
    '&[aria-checked=true]': { bg: 'brand.solid', borderColor: 'brand.solid', justifyContent: 'flex-end' },
  },
});

const Knob = styled('span', {
  base: {
    width: '4',
    height: '4',
    borderRadius: 'full',
    bg: 'fg.muted',
    '[aria-checked=true] > &': { bg: 'brand.contrast' },
  },
});

type SwitchProps = {
  /** The id of what names it. */
  labelledBy: string;
  on: boolean;
  onChange: (on: boolean) => void;
};

export function Switch({ labelledBy, on, onChange }: SwitchProps) {
  return (
    <Track
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={labelledBy}
      onClick={() => onChange(!on)}
    >
      <Knob />
    </Track>
  );
}
