import { styled } from '../../styled/index.js';
import type { ReactNode } from 'react';
import { Button } from '../button.js';
import { VisuallyHidden } from '../visually-hidden.js';
import { messages } from './messages.js';

const Bar = styled('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '4',
    paddingTop: '3',
    paddingBottom: { base: 'calc(12px + env(safe-area-inset-bottom))', md: '3' },
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: { base: 'none', md: 'card' },
    // From edge to edge of a phone.
    mdDown: { marginInline: '-4', borderInlineWidth: 0, borderBottomWidth: 0 },
    // Over the list it stays in sight while the list is scrolled.
    md: { bottom: '4' },
  },
});

export type ChosenBarProps = {
  count: number;
  onClear: () => void;
  /** What can be done with them: buttons. */
  children: ReactNode;
};

/** What can be done with the rows that are chosen. It stands after the table, and is there once something is chosen. */
export function ChosenBar({ count, onClear, children }: ChosenBarProps) {
  return (
    <>
      {/* It stands before there is something to say, or it would not be read out. */}
      <VisuallyHidden role="status">{count > 0 && messages.chosen(count)}</VisuallyHidden>
      {count > 0 && (
        <Bar role="group" aria-label={messages.commands}>
          <styled.span aria-hidden fontWeight="medium" fontVariantNumeric="tabular-nums">
            {messages.chosen(count)}
          </styled.span>
          <Button variant="ghost" size="sm" onClick={onClear}>
            {messages.unchoose}
          </Button>
          <styled.div display="flex" flexWrap="wrap" gap="3" marginInlineStart="auto">
            {children}
          </styled.div>
        </Bar>
      )}
    </>
  );
}
