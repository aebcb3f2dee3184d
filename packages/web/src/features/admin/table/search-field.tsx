import { styled } from '@ykd/adapters-ui/styled';
import { SearchIcon, TextInput } from '@ykd/adapters-ui/widgets';
import { SEARCH_MAX } from '@ykd/application/staff-list';
import { useRef, type ChangeEvent, type KeyboardEvent } from 'react';
import { useTypedText } from '../../../lists/use-typed-text';
import { useSearchKey } from './use-row-keys';

/** What is searched for. Esc takes the text back, then goes on to the rows, as the arrow down does at once; without a row it stays. */
export function SearchField({
  label,
  value,
  onChange,
  toRows,
}: {
  /** What can be found by it; stands in the field, too. */
  label: string;
  value: string | undefined;
  onChange: (text: string | undefined) => void;
  /** Gives the focus to the first row, if there is one. */
  toRows: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const { text, setText, composing } = useTypedText(value, onChange);
  useSearchKey(field);
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !['Escape', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Escape' && text !== '') {
      setText('');
      return;
    }
    toRows();
  }
  return (
    <styled.div position="relative" flex={{ base: '1 0 100%', md: '0 1 20rem' }}>
      <styled.span
        position="absolute"
        insetInlineStart="2.5"
        insetBlock="0"
        display="flex"
        alignItems="center"
        color="fg.subtle"
        pointerEvents="none"
      >
        <SearchIcon size={16} />
      </styled.span>
      <TextInput
        ref={field}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        enterKeyHint="search"
        maxLength={SEARCH_MAX}
        value={text}
        css={{ paddingInlineStart: '8', md: { height: '8', fontSize: 'sm' } }}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => setText(currentTarget.value)}
        {...composing}
      />
    </styled.div>
  );
}
