import { styled } from '../../styled/index.js';
import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import type { MenuItem } from './menu-item.js';
import { nextIndex } from './next-index.js';

const Sheet = styled('div', {
  base: {
    position: 'absolute',
    zIndex: 'menu',
    minWidth: '48',
    padding: '1',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    animation: 'dropIn {durations.fast} {easings.out} both',
  },
});

const Item = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '10',
    px: '3',
    borderRadius: 'md',
    fontSize: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    color: 'fg.default',
    '& > svg': { color: 'fg.subtle' },
    _hover: { bg: 'bg.subtle' },
    _focus: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
  },
  variants: { tone: { default: {}, danger: { color: 'danger.fg', '& > svg': { color: 'inherit' } } } },
});

type MenuListProps = Omit<ComponentProps<typeof Sheet>, 'children'> & {
  label: string;
  items: readonly MenuItem[];
  header: ReactNode;
  focusAt: 'first' | 'last';
  /** Closes and gives the focus back to the button. */
  onClose: () => void;
  /** Closes because the focus goes elsewhere. */
  onLeave: () => void;
};

/** The open menu. */
export function MenuList({ label, items, header, focusAt, onClose, onLeave, ...placing }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const stops = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? []),
  ];

  useLayoutEffect(() => {
    stops()
      .at(focusAt === 'first' ? 0 : -1)
      ?.focus();
  }, [focusAt]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return onLeave();
    if (event.key === 'Escape') {
      // Tells the toasts and an enclosing modal that this Esc is used up.
      event.preventDefault();
      event.stopPropagation();
      return onClose();
    }
    const all = stops();
    const next = nextIndex(
      event.key,
      all.findIndex((stop) => stop === document.activeElement),
      all.length,
    );
    if (next === undefined) return undefined;
    event.preventDefault();
    return all[next]?.focus();
  }

  return (
    <Sheet {...placing} onKeyDown={onKeyDown}>
      {header && (
        <styled.div px="3" py="2" marginBottom="1" borderBottomWidth="1px" borderColor="line">
          {header}
        </styled.div>
      )}
      <div ref={list} role="menu" aria-label={label}>
        {items.map((item) =>
          'separator' in item ? (
            <styled.div key={item.id} role="separator" my="1" borderTopWidth="1px" borderColor="line" />
          ) : (
            <Item
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              tone={item.tone ?? 'default'}
              disabled={item.disabled}
              onClick={() => {
                // First the focus, so that a dialog opened by the choice gives it back to the button.
                onClose();
                item.onSelect();
              }}
            >
              {item.icon}
              {item.label}
            </Item>
          ),
        )}
      </div>
    </Sheet>
  );
}
