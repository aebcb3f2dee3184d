import { styled } from '@ykd/adapters-ui/styled';
import { isComposed, Modal, nextIndex, TextInput, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { SEARCH_MAX } from '@ykd/application/staff-list';
import type { StaffView } from '@ykd/application/staff';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { palette as words } from '../messages/zh-CN/palette';
import { grouped, type Hit } from './hit';
import { HitList, hitId } from './hit-list';
import { isMeant } from './is-meant';
import { useOwnHits } from './use-own-hits';
import { useFound } from './use-found';

/**
 * Goes to a student, a colleague, a view or a page by a few letters, or does something. What is there at once stands first, so
 * that nothing moves below the mark when the rest arrives; Enter before that waits for it.
 */
export function PaletteDialog({
  staff,
  open,
  onClose,
}: {
  staff: StaffView;
  open: boolean;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  /** What an input method has not finished is searched for only when it has. */
  const [text, setText] = useState('');
  const [markedId, setMarkedId] = useState<string>();
  /** Enter was pressed before an answer was there. */
  const isEager = useRef(false);
  const people = useFound(staff, text);
  const own = useOwnHits(staff).filter(
    ({ title, kind }) => isMeant(title, text) && (text !== '' || kind !== 'views'),
  );
  const hits = grouped([...own, ...people.hits]).flatMap((group) => group.hits);
  const count = hits.filter(({ isMore }) => !isMore).length;
  const marked = hits.find(({ id }) => id === markedId) ?? hits[0];

  const type = (next: string, isWhole: boolean): void => {
    setTyped(next);
    isEager.current = false;
    if (!isWhole) return;
    setText(next.trim());
    setMarkedId(undefined);
  };
  const choose = (hit: Hit): void => {
    onClose();
    if ('goesTo' in hit.does) void navigate(hit.does.goesTo);
    else hit.does.acts();
  };
  const onAnswer = useEffectEvent(() => {
    if (isEager.current && marked !== undefined) choose(marked);
    isEager.current = false;
  });
  useEffect(() => {
    if (!people.isWaiting) onAnswer();
  }, [people.isWaiting]);
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposed(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = nextIndex(event.key, marked === undefined ? -1 : hits.indexOf(marked), hits.length);
      setMarkedId(next === undefined ? undefined : hits[next]?.id);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (marked !== undefined) choose(marked);
      else isEager.current = people.isWaiting;
    }
  }

  return (
    <Modal open={open} onClose={onClose} title={words.title} footer="none" width="36rem">
      <TextInput
        data-autofocus=""
        role="combobox"
        aria-label={words.field}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={marked && hitId(listId, marked)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={SEARCH_MAX}
        placeholder={words.field}
        value={typed}
        onChange={({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
          type(currentTarget.value, !(nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value, true)}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden role="status">
        {people.isWaiting ? '' : hits.length === 0 ? words.none(text) : words.found(count)}
      </VisuallyHidden>
      <HitList
        id={listId}
        hits={hits}
        marked={marked}
        onMark={({ id }) => setMarkedId(id)}
        onChoose={choose}
      />
      {people.isWaiting && (
        <styled.p px="1" py="2" fontSize="sm" color="fg.subtle">
          {words.searching}
        </styled.p>
      )}
      {!people.isWaiting && hits.length === 0 && (
        <styled.div px="1" py="6" textAlign="center">
          <styled.p fontWeight="medium">{words.none(text)}</styled.p>
          <styled.p fontSize="sm" color="fg.muted">
            {words.noneHint}
          </styled.p>
        </styled.div>
      )}
      {people.failed.map((kind) => (
        <styled.p key={kind} role="alert" px="1" py="2" fontSize="sm" color="fg.muted">
          {words.partFailed(words.groups[kind])}
        </styled.p>
      ))}
      <styled.p display={{ base: 'none', md: 'block' }} paddingTop="3" fontSize="xs" color="fg.subtle">
        {words.keys}
      </styled.p>
    </Modal>
  );
}
