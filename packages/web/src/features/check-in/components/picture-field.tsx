import { styled } from '@ykd/adapters-ui/styled';
import type { CheckInStore, DraftPicture } from '@ykd/adapters-ui/stores';
import { AlertCircleIcon, Button, CloseIcon, IconButton, PlusIcon, Spinner } from '@ykd/adapters-ui/widgets';
import { CHECK_IN_PICTURE_BOX, CHECK_IN_PICTURE_MAX_BYTES, checkInPicturesIssue } from '@ykd/domain/campaign';
import { useRef } from 'react';
import { readPicture } from '../../../components/read-picture';
import { form } from '../messages/zh-CN/form';
import { FailedPictures } from './failed-pictures';

const ROOM = { box: CHECK_IN_PICTURE_BOX, maxBytes: CHECK_IN_PICTURE_MAX_BYTES };

const Tile = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    gap: '1',
    aspectRatio: '1',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    bg: 'bg.subtle',
    overflow: 'hidden',
    fontSize: 'xs',
    textAlign: 'center',
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

type PictureProps = { picture: DraftPicture; place: number; store: CheckInStore; onRemoved: () => void };

function Picture({ picture: { id, status, url }, place, store, onRemoved }: PictureProps) {
  return (
    <Tile aria-label={form.picture(place)}>
      {status === 'ready' && <img src={url} alt={form.picture(place)} />}
      {status === 'uploading' && (
        <styled.span role="status" color="fg.muted" display="grid" placeItems="center" gap="1">
          <Spinner size="1.5em" />
          {form.uploading}
        </styled.span>
      )}
      {status === 'failed' && (
        <styled.span color="danger.fg" display="grid" placeItems="center" gap="1">
          <AlertCircleIcon size={24} />
          {form.place(place)}
        </styled.span>
      )}
      <styled.span position="absolute" top="1" insetInlineEnd="1" bg="bg.raised" borderRadius="md">
        <IconButton
          size="sm"
          label={form.remove(place)}
          onClick={() => {
            store.remove(id);
            onRemoved();
          }}
        >
          <CloseIcon size={16} />
        </IconButton>
      </styled.span>
    </Tile>
  );
}

export type PictureFieldProps = {
  store: CheckInStore;
  pictures: readonly DraftPicture[];
  /** What is wrong with them. */
  error: string | undefined;
  /** Says something about them; undefined takes it back. */
  onTell: (message: string | undefined) => void;
};

/** The pictures of an entry, with the ways to add one and to take it back. */
export function PictureField({ store, pictures, error, onTell }: PictureFieldProps) {
  const files = useRef<HTMLInputElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const full = checkInPicturesIssue(pictures.length + 1);

  const add = (chosen: readonly File[]): void => {
    const left = store.add(chosen.map((file) => ({ read: () => readPicture(file, ROOM) })));
    onTell(left > 0 ? form.tooMany(left) : undefined);
  };
  const changed = (): void => {
    onTell(undefined);
    // The button that was pressed went.
    adder.current?.focus();
  };

  return (
    <styled.div role="group" aria-label={form.pictures} display="flex" flexDirection="column" gap="3">
      {pictures.length > 0 && (
        <styled.ul
          display="grid"
          gridTemplateColumns={{ base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' }}
          gap="2"
          listStyle="none"
        >
          {pictures.map((picture, at) => (
            <Picture key={picture.id} picture={picture} place={at + 1} store={store} onRemoved={changed} />
          ))}
        </styled.ul>
      )}
      <FailedPictures
        pictures={pictures}
        onRetry={(id) => {
          store.retry(id);
          changed();
        }}
      />
      <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" fontSize="sm">
        <Button
          ref={adder}
          size="sm"
          variant="outline"
          aria-disabled={full !== undefined || undefined}
          onClick={() => (full === undefined ? files.current?.click() : onTell(full))}
        >
          <PlusIcon size={16} />
          {form.add}
        </Button>
        <styled.span color="fg.subtle" textWrap="pretty">
          {form.picturesHint}
        </styled.span>
      </styled.div>
      <styled.p
        role="alert"
        display="flex"
        gap="1"
        fontSize="sm"
        color="danger.fg"
        _empty={{ display: 'none' }}
      >
        {error !== undefined && <AlertCircleIcon size={18} />}
        {error}
      </styled.p>
      <input
        ref={files}
        type="file"
        name="pictures"
        hidden
        multiple
        accept="image/*"
        aria-label={form.add}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // The same file may be chosen once more.
          currentTarget.value = '';
          add(chosen);
        }}
      />
    </styled.div>
  );
}
