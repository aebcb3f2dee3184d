import { styled } from '../../styled/index.js';
import { useEffect, useRef } from 'react';
import { CheckIcon } from '../icons/feedback.js';
import { fieldMessages } from '../field-messages.js';
import { messages } from '../messages.js';
import { VisuallyHidden } from '../visually-hidden.js';
import { placeList } from './place-list.js';

const Sheet = styled('div', {
  base: {
    position: 'absolute',
    zIndex: 'menu',
    insetInline: 0,
    top: 'calc(100% + 4px)',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'card',
    overflow: 'hidden',
  },
});

const Options = styled('div', {
  base: {
    maxHeight: 'min({sizes.56}, var(--room, 100vh))',
    overflowY: 'auto',
    padding: '1',
    _empty: { display: 'none' },
  },
});

const Option = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '10',
    px: '3',
    py: '2',
    borderRadius: 'md',
    fontSize: 'sm',
    lineHeight: 'snug',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[data-marked]': { bg: 'brand.subtle', color: 'brand.fg' },
  },
});

const OptionNote = styled('span', {
  base: { display: 'block', fontSize: 'xs', color: 'fg.muted', '[data-marked] &': { color: 'inherit' } },
});

/** One that a list offers. */
export type ListedOption = {
  id: string;
  title: string;
  /** What tells it from others of its name. */
  note?: string | undefined;
};

/** The answer to the last search. */
export type Found<Option = string> = {
  options: readonly Option[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
};

/** What the list says instead of options; undefined while it shows some, or the first are on their way. */
const noteOf = ({ options, status }: Found<ListedOption>): string | undefined => {
  if (status === 'failed') return fieldMessages.searchFailed;
  if (options.length > 0) return undefined;
  return status === 'ready' ? messages.noData : messages.loading;
};

export type ComboboxListProps = Found<ListedOption> & {
  id: string;
  open: boolean;
  marked: number | undefined;
  /** The id of the chosen one. */
  chosen: string | undefined;
  onChoose: (option: ListedOption) => void;
};

/** The open list of a combobox. */
export function ComboboxList({ id, open, options, status, marked, chosen, onChoose }: ComboboxListProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const note = noteOf({ options, status });
  useEffect(() => {
    const [list, field] = [sheet.current, sheet.current?.parentElement];
    if (!open || !list || !field) return undefined;
    const place = (): void => placeList(field, list);
    place();
    // The keyboard of a phone comes after the list.
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [open, options]);
  useEffect(() => {
    sheet.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [marked, options]);

  const shown = note === undefined ? options : [];
  return (
    <>
      {/* Stands from the start, or its words would not be read out. */}
      <VisuallyHidden role="status">
        {open && status !== 'loading' ? (note ?? fieldMessages.options(shown.length)) : ''}
      </VisuallyHidden>
      {/* A press must not take the focus out of the field. */}
      <Sheet ref={sheet} display={open ? 'block' : 'none'} onMouseDown={(event) => event.preventDefault()}>
        <Options id={id} role="listbox" aria-label={fieldMessages.options(shown.length)}>
          {shown.map((option, at) => (
            <Option
              key={option.id}
              id={`${id}-${at}`}
              role="option"
              aria-selected={option.id === chosen}
              {...(at === marked ? { 'data-marked': '' } : {})}
              onClick={() => onChoose(option)}
            >
              <span>
                {option.title}
                {option.note !== undefined && <OptionNote>{option.note}</OptionNote>}
              </span>
              {option.id === chosen && <CheckIcon size={16} />}
            </Option>
          ))}
        </Options>
        {note !== undefined && (
          <styled.p aria-hidden px="4" py="3" fontSize="sm" color="fg.subtle">
            {note}
          </styled.p>
        )}
      </Sheet>
    </>
  );
}
