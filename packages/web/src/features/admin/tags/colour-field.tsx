import { styled } from '@ykd/adapters-ui/styled';
import { radioSheetStyle, useFieldGroup } from '@ykd/adapters-ui/widgets';
import { TAG_COLOURS } from '@ykd/domain/member';
import { tags } from '../messages/zh-CN/tags';

const Choices = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
    gap: '2',
  },
});

const Choice = styled('label', {
  base: {
    ...radioSheetStyle,
    gap: '2',
    minHeight: { base: '11', md: '9' },
    px: '2.5',
    fontSize: 'sm',
    '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.fg' },
  },
});

const Dot = styled('span', {
  base: { width: '3', height: '3', flex: 'none', borderRadius: 'full' },
});

/** What a colour is called; one that cannot be chosen any more is that which the tag has. */
export const colourTitle = (color: string): string =>
  TAG_COLOURS.find((one) => one.color === color)?.title ?? tags.kept.ownColor;

/** One of the colours there are, by names: nobody has to tell them apart by sight. `kept`: the one that the tag has. */
export function ColourField({
  value,
  kept,
  onChange,
}: {
  value: string;
  kept: string | undefined;
  onChange: (color: string) => void;
}) {
  const others = kept === undefined || TAG_COLOURS.some(({ color }) => color === kept) ? [] : [kept];
  return (
    <Choices role="radiogroup" {...useFieldGroup()}>
      {[...TAG_COLOURS.map(({ color }) => color), ...others].map((color) => (
        <Choice key={color}>
          <input
            type="radio"
            name="color"
            value={color}
            checked={color === value}
            onChange={() => onChange(color)}
          />
          <Dot aria-hidden style={{ backgroundColor: color }} />
          {colourTitle(color)}
        </Choice>
      ))}
    </Choices>
  );
}
