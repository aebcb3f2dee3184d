import { styled } from '@ykd/adapters-ui/styled';
import { Button, useOutsideClick, type ButtonProps } from '@ykd/adapters-ui/widgets';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

/** Below its button; on a phone a sheet at the lower edge of the window. */
const Panel = styled('div', {
  base: {
    zIndex: 'menu',
    width: { md: '80' },
    padding: '4',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    outline: 'none',
    animation: 'dropIn {durations.fast} {easings.out} both',
    position: { base: 'fixed', md: 'absolute' },
    mdDown: {
      insetInline: '0',
      bottom: '0',
      maxHeight: '75vh',
      overflowY: 'auto',
      borderColor: 'line.strong',
      borderInlineWidth: '0',
      borderBottomWidth: '0',
      borderBottomRadius: '0',
      paddingBottom: 'calc(16px + env(safe-area-inset-bottom))',
    },
    md: { top: 'calc(100% + 6px)' },
  },
  variants: { align: { start: { md: { insetInlineStart: '0' } }, end: { md: { insetInlineEnd: '0' } } } },
});

export type PopoverProps = {
  /** What the panel is about. */
  label: string;
  trigger: ReactNode;
  triggerProps?: Omit<ButtonProps, 'children' | 'onClick' | 'ref'>;
  align?: 'start' | 'end';
  /** `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
};

/** A button with a panel of controls. Esc, Tab beyond its end and any click elsewhere close it. */
export function Popover({ label, trigger, triggerProps, align = 'start', children }: PopoverProps) {
  // `back`: closed by who goes on at the button.
  const [state, setState] = useState<'closed' | 'open' | 'back'>('closed');
  const isOpen = state === 'open';
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useOutsideClick(root, isOpen, () => setState('closed'));
  useEffect(() => {
    if (state === 'back') button.current?.focus();
    if (state === 'open')
      panel.current?.querySelector<HTMLElement>('a[href], input, select, button')?.focus();
  }, [state]);

  const close = () => setState('back');
  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    // The keys of the list are not meant here.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    // A dialog that it opens gives the focus back.
    const isElsewhere = relatedTarget !== null && root.current?.contains(relatedTarget) === false;
    if (isElsewhere && relatedTarget.closest('[role=dialog]') === null) setState('closed');
  }
  return (
    <styled.div ref={root} position="relative" display="inline-flex" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        variant="outline"
        size="sm"
        {...triggerProps}
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
      >
        {trigger}
      </Button>
      {isOpen && (
        <Panel ref={panel} id={panelId} role="group" aria-label={label} tabIndex={-1} align={align}>
          {children(close)}
        </Panel>
      )}
    </styled.div>
  );
}
