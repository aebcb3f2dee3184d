import { styled } from '../../styled/index.js';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button.js';
import { VisuallyHidden } from '../visually-hidden.js';
import type { MenuItem } from './menu-item.js';
import { MenuList } from './menu-list.js';
import { useOutsideClick } from './use-outside-click.js';

export type MenuProps = {
  /** The accessible name of the menu; the button's name is what it shows and this. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** Look of the button; default a ghost button. */
  triggerProps?: Omit<ButtonProps, 'onClick' | 'children' | 'ref'> | undefined;
  items: readonly MenuItem[];
  /** Stands above the items, such as the person's name. */
  header?: ReactNode;
  align?: 'start' | 'end' | undefined;
  side?: 'bottom' | 'top' | undefined;
};

/** Opens on click; closes on a choice, on Esc, on Tab and on any click elsewhere. Arrows, Home and End move. */
export function Menu({
  label,
  trigger,
  triggerProps,
  items,
  header,
  align = 'end',
  side = 'bottom',
}: MenuProps) {
  const menuId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<'first' | 'last'>();
  const open = openAt !== undefined;
  useOutsideClick(root, open, () => setOpenAt(undefined));

  function close() {
    setOpenAt(undefined);
    button.current?.focus();
  }
  function onTriggerKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  return (
    <styled.div ref={root} position="relative" display="inline-block">
      <Button
        variant="ghost"
        {...triggerProps}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpenAt(open ? undefined : 'first')}
        onKeyDown={onTriggerKey}
      >
        {trigger}
        {/* Not an aria-label: the name has to contain the words that the button shows. */}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      {openAt && (
        <MenuList
          id={menuId}
          label={label}
          items={items}
          header={header}
          focusAt={openAt}
          onClose={close}
          onLeave={() => setOpenAt(undefined)}
          {...(align === 'end' ? { insetInlineEnd: 0 } : { insetInlineStart: 0 })}
          {...(side === 'top' ? { bottom: 'calc(100% + 8px)' } : { top: 'calc(100% + 8px)' })}
        />
      )}
    </styled.div>
  );
}
