import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { styled } from '../../styled/index.js';
import { ComboboxList, type Found, type ListedOption } from '../combobox/combobox-list.js';
import { IconButton } from '../icon-button.js';
import { isComposed } from '../is-composed.js';
import { ChevronDownIcon, CloseIcon } from '../icons/controls.js';
import { nextIndex } from '../menu/next-index.js';
import { fieldMessages } from '../field-messages.js';
import { Spinner } from '../spinner.js';
import { TextInput } from '../text-input.js';

export type PickerProps = Found<ListedOption> & {
  /** What a form finds it by. */
  name?: string | undefined;
  chosen: ListedOption | undefined;
  onChoose: (option: ListedOption | undefined) => void;
  /** What to find options for changed, or the list was opened. */
  onSearch: (text: string) => void;
  placeholder?: string | undefined;
};

/**
 * One of many, found by a search. What is typed chooses nothing by itself, and what an input method still composes is not
 * searched for. Arrows move in the list, Enter takes the marked one, Esc leaves everything as it was.
 */
export function Picker({ name, chosen, onChoose, onSearch, options, status, placeholder }: PickerProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** What is typed while the list is open; `undefined`: it is closed, and the field says what is chosen. */
  const [text, setText] = useState<string>();
  const [moved, setMoved] = useState(0);
  const isOpen = text !== undefined;
  // The answer to the last text must not be taken for one to this.
  const marked = isOpen && status === 'ready' && options.length > 0 ? moved : undefined;

  function type(next: string, isSearched = true) {
    setText(next);
    setMoved(0);
    if (isSearched) onSearch(next.trim());
  }
  function choose(option: ListedOption | undefined) {
    setText(undefined);
    onChoose(option);
    input.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposed(event)) return;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isOpen) {
      if (!isArrow) return;
      event.preventDefault();
      type('');
    } else if (isArrow) {
      event.preventDefault();
      setMoved(nextIndex(event.key, marked ?? -1, options.length) ?? 0);
    } else if (event.key === 'Enter') {
      // Ends the choosing, not the form.
      event.preventDefault();
      const option = marked === undefined ? undefined : options[marked];
      if (option !== undefined) choose(option);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setText(undefined);
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
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={marked === undefined ? undefined : `${listId}-${marked}`}
        paddingInlineEnd="12"
        placeholder={isOpen && chosen ? chosen.title : placeholder}
        value={text ?? chosen?.title ?? ''}
        onChange={({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
          type(currentTarget.value, !(nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
        onClick={() => !isOpen && type('')}
        onBlur={() => setText(undefined)}
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
        pointerEvents={isOpen || chosen === undefined ? 'none' : 'auto'}
      >
        {isOpen && status === 'loading' ? (
          <Spinner />
        ) : chosen === undefined || isOpen ? (
          <ChevronDownIcon />
        ) : (
          <IconButton
            size="sm"
            label={fieldMessages.clear}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(undefined)}
          >
            <CloseIcon size={16} />
          </IconButton>
        )}
      </styled.span>
      <ComboboxList
        id={listId}
        open={isOpen}
        options={options}
        status={status}
        marked={marked}
        chosen={chosen?.id}
        onChoose={choose}
      />
    </styled.div>
  );
}
