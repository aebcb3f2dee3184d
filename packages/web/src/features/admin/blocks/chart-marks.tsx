import { styled } from '@ykd/adapters-ui/styled';
import { manyWords } from '@ykd/application/staff-list';
import { marksTo } from './day-chart-values';

/** A line across at a round figure, which stands at its beginning. */
const Mark = styled('span', {
  base: {
    position: 'absolute',
    insetInline: '0',
    borderTopWidth: '1px',
    borderColor: 'line',
    pointerEvents: 'none',
    '& > span': {
      position: 'absolute',
      insetInlineStart: '0',
      bottom: '0',
      fontSize: 'xs',
      lineHeight: 'none',
      paddingBottom: '0.5',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** The scale of a chart from 0 to its highest figure, as lines across it. */
export function ChartMarks({ to }: { to: number }) {
  return marksTo(to).map((mark) => (
    <Mark key={mark} aria-hidden style={{ bottom: `${(mark / to) * 100}%` }}>
      <span>{manyWords(mark)}</span>
    </Mark>
  ));
}
