import { styled } from '../styled/index.js';
import type { ComponentProps, KeyboardEvent } from 'react';

const List = styled('div', {
  base: { display: 'flex', gap: '6', borderBottomWidth: '1px', borderColor: 'line' },
});

const Tab = styled('button', {
  base: {
    minHeight: '11',
    marginBottom: '-1px',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    color: 'fg.muted',
    fontWeight: 'medium',
    cursor: 'pointer',
    transition: 'color {durations.fast}, border-color {durations.fast}',
    _hover: { color: 'fg.default' },
    '&[aria-selected=true]': { color: 'brand.fg', borderColor: 'brand.fg', fontWeight: 'semibold' },
  },
});

export type TabsProps<Id extends string> = {
  /** The accessible name of the row. */
  label: string;
  /** Prefix of the ids that tie tabs and panels together; the same for the panel. */
  idPrefix: string;
  tabs: readonly { readonly id: Id; readonly label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** Where an arrow key leads among `count` tabs, round the ends; undefined for other keys. */
const stepOf = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/** A row of tabs: Tab enters it at the chosen one, arrows, Home and End choose. The panel is a `TabPanel`. */
export function Tabs<Id extends string>({ label, idPrefix, tabs, selected, onSelect }: TabsProps<Id>) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[stepOf(event.key, at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }
  return (
    <List role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: title }) => (
        <Tab
          key={id}
          type="button"
          role="tab"
          id={`${idPrefix}-${id}`}
          data-tab={id}
          aria-selected={id === selected}
          aria-controls={`${idPrefix}-panel`}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {title}
        </Tab>
      ))}
    </List>
  );
}

/** What the chosen tab shows. */
export function TabPanel({
  idPrefix,
  selected,
  ...rest
}: { idPrefix: string; selected: string } & Omit<ComponentProps<typeof styled.div>, 'id' | 'role'>) {
  return (
    <styled.div
      role="tabpanel"
      id={`${idPrefix}-panel`}
      aria-labelledby={`${idPrefix}-${selected}`}
      {...rest}
    />
  );
}
