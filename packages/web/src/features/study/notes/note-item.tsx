import { styled } from '@ykd/adapters-ui/styled';
import type { NoteView } from '@ykd/adapters-ui/stores';
import {
  AlertCircleIcon,
  CheckIcon,
  CloudOffIcon,
  EditIcon,
  IconButton,
  Spinner,
  TrashIcon,
} from '@ykd/adapters-ui/widgets';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { notes as messages } from '../messages/zh-CN/notes';
import { NoteText } from './note-text';
import type { NoteEdit } from './use-note-edits';

const Item = styled('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    py: '3',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& a': { fontSize: 'sm', color: 'brand.fg', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

const Status = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', fontSize: 'xs' },
  variants: {
    status: {
      saved: { color: 'fg.subtle' },
      saving: { color: 'fg.subtle' },
      queued: { color: 'amber.fg' },
      refused: { color: 'danger.fg' },
    },
  },
});

const ICONS = {
  saved: <CheckIcon size={14} />,
  saving: <Spinner />,
  queued: <CloudOffIcon size={14} />,
  refused: <AlertCircleIcon size={14} />,
} as const;

export type NoteItemProps = {
  note: NoteView;
  /** Where it was written: the name of the place and its address. */
  place: { readonly title: string; readonly address: string };
  /** What is being written into it. */
  edit: NoteEdit | undefined;
  onEdit: (edit: NoteEdit | undefined) => void;
  /** `seen`: the note as it was when it was opened for writing. */
  onChange: (seen: NoteView, text: string) => void;
  onRemove: () => void;
};

export function NoteItem({ note, place, edit, onEdit, onChange, onRemove }: NoteItemProps) {
  const opener = useRef<HTMLButtonElement>(null);
  /** Whether its writer has done something here; what he left open before waits for him. */
  const [isTouched, setIsTouched] = useState(false);
  const isEdited = edit !== undefined;
  useEffect(() => {
    // The button that ended the writing went with the field.
    if (isTouched && !isEdited) opener.current?.focus();
  }, [isTouched, isEdited]);
  const turnTo = (next: NoteEdit | undefined): void => {
    setIsTouched(true);
    onEdit(next);
  };
  if (isEdited) {
    return (
      <Item>
        <NoteText
          label={messages.text}
          text={edit.text}
          takesFocus={isTouched}
          onText={(text) => onEdit({ ...edit, text })}
          onSave={(text) => {
            turnTo(undefined);
            onChange(edit.seen, text);
          }}
          onCancel={() => turnTo(undefined)}
        />
      </Item>
    );
  }
  return (
    <Item>
      <Link to={place.address}>{place.title}</Link>
      <styled.p whiteSpace="pre-wrap" overflowWrap="anywhere" paddingInlineEnd="2">
        {note.text}
      </styled.p>
      {note.refusal !== undefined && (
        <styled.p fontSize="sm" color="danger.fg">
          {note.refusal}
        </styled.p>
      )}
      <styled.div display="flex" alignItems="center" justifyContent="space-between" gap="2">
        <styled.span display="flex" flexWrap="wrap" columnGap="3" fontSize="xs" color="fg.subtle">
          <time>{shanghaiMinute(note.gmtModified)}</time>
          <Status role="status" status={note.status}>
            {ICONS[note.status]}
            {messages.status[note.status]}
          </Status>
        </styled.span>
        {/* As far apart as what fingers hit of them. */}
        <styled.span display="flex" gap="3">
          <IconButton
            ref={opener}
            size="sm"
            label={messages.edit}
            onClick={() => turnTo({ seen: note, text: note.text })}
          >
            <EditIcon size={16} />
          </IconButton>
          <IconButton size="sm" label={messages.remove} onClick={onRemove}>
            <TrashIcon size={16} />
          </IconButton>
        </styled.span>
      </styled.div>
    </Item>
  );
}
