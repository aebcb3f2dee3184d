import { styled } from '../../styled/index.js';
import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button.js';
import { isComposed } from '../is-composed.js';
import { ChevronDownIcon, CloseIcon } from '../icons/controls.js';
import { nextIndex } from '../menu/next-index.js';
import { fieldMessages } from '../field-messages.js';
import { Spinner } from '../spinner.js';
import { TextInput } from '../text-input.js';
import { ComboboxList, type Found } from './combobox-list.js';

export type ComboboxProps = Found & {
  name?: string | undefined;
  /** What is chosen or typed: any text is allowed. */
  value: string;
  onChange: (value: string) => void;
  /** The text to find options for changed, or the list was opened. */
  onSearch: (text: string) => void;
  /** The list was closed with this text, whether it was chosen or typed. */
  onSettle?: ((text: string) => void) | undefined;
  placeholder?: string | undefined;
};

/**
 * A text with a list of suggestions that are searched for. Arrows move in the list, Enter takes the marked one, Esc
 * closes. Shows 无数据 when nothing is found. Specification §2 'Searchable select'.
 */
export function Combobox({
  name,
  value,
  onChange,
  onSearch,
  onSettle,
  options,
  status,
  placeholder,
}: ComboboxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  /** Undefined until an arrow moves: then the first one is marked, once it is there. */
  const [moved, setMoved] = useState<number>();
  const marked = status === 'ready' ? (moved ?? 0) : moved;

  function show(text: string) {
    setOpen(true);
    setMoved(undefined);
    onSearch(text);
  }
  function type(text: string) {
    onChange(text);
    show(text);
  }
  function close(text: string) {
    if (!open) return;
    setOpen(false);
    onSettle?.(text);
  }
  function choose(option: string) {
    onChange(option);
    close(option);
    input.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposed(event)) return;
    const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!open) {
      if (!arrow) return;
      event.preventDefault();
      show(value);
    } else if (arrow) {
      event.preventDefault();
      setMoved(nextIndex(event.key, marked ?? -1, options.length));
    } else if (event.key === 'Enter') {
      // Ends the choosing, not the form; while the options are on their way it waits for them.
      event.preventDefault();
      if (status === 'loading') return;
      choose(options[marked ?? -1] ?? value);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close(value);
    }
  }

  return (
    <styled.div position="relative">
      <TextInput
        ref={input}
        name={name}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={
          open && marked !== undefined && options[marked] !== undefined ? `${listId}-${marked}` : undefined
        }
        paddingInlineEnd="12"
        placeholder={placeholder}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value)}
        onClick={() => !open && show(value)}
        onBlur={() => close(value)}
        onKeyDown={onKeyDown}
      />
      <styled.span
        position="absolute"
        insetInlineEnd="1.5"
        top="1.5"
        minWidth="8"
        height="8"
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        color="fg.subtle"
        pointerEvents={value === '' || status === 'loading' ? 'none' : 'auto'}
      >
        {open && status === 'loading' ? (
          <Spinner />
        ) : value === '' ? (
          <ChevronDownIcon />
        ) : (
          <IconButton
            size="sm"
            label={fieldMessages.clear}
            // The focus stays in the field, or its blur would close what this opens.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              type('');
            }}
          >
            <CloseIcon size={16} />
          </IconButton>
        )}
      </styled.span>
      <ComboboxList
        id={listId}
        open={open}
        options={options.map((option) => ({ id: option, title: option }))}
        status={status}
        marked={marked}
        chosen={value}
        onChoose={({ id }) => choose(id)}
      />
    </styled.div>
  );
}
