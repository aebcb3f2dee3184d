import { styled } from '../../styled/index.js';
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

/** Drawn here: the browser's own is grey in the dark. */
const Box = styled('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    width: '5',
    height: '5',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    bg: 'bg.raised',
    cursor: 'pointer',
    _hover: { borderColor: 'fg.subtle' },
    '&:is(:checked, :indeterminate)': { bg: 'brand.fg', borderColor: 'brand.fg' },
    '&:is(:checked, :indeterminate)::before': { content: '""', bg: 'bg.surface' },
    '&:checked::before': {
      width: '3',
      height: '3',
      clipPath: 'polygon(12% 48%, 0 60%, 38% 98%, 100% 22%, 88% 10%, 37% 73%)',
    },
    '&:indeterminate::before': { width: '2.5', height: '0.5', clipPath: 'none' },
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
      <Box
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
