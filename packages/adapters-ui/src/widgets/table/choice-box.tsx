import { styled } from '../../styled/index.js';
import { TickBox } from '../tick-box.js';
import type { ChangeEvent } from 'react';

/** As large as a finger, however small the box is drawn. */
const Target = styled('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minWidth: '11',
    minHeight: '11',
    marginBlock: '-2',
    cursor: 'pointer',
    userSelect: 'none',
  },
});

/** A box that is ticked. */
export function ChoiceBox({
  label,
  caption,
  isChosen,
  isPartly = false,
  onToggle,
}: {
  /** The accessible name. */
  label: string;
  /** The name where it is to be seen as well. */
  caption?: string | undefined;
  isChosen: boolean;
  /** Some of what it stands for is chosen, and some is not. */
  isPartly?: boolean;
  /** `isRange`: with the shift key. */
  onToggle: (isRange: boolean) => void;
}) {
  const mark = (box: HTMLInputElement | null) => {
    if (box !== null) box.indeterminate = isPartly;
  };
  return (
    <Target>
      <TickBox
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        ref={mark}
        onChange={({ nativeEvent }: ChangeEvent) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {caption && <span aria-hidden>{caption}</span>}
    </Target>
  );
}
