import { styled } from '@ykd/adapters-ui/styled';
import { Button, CloseIcon, Field, IconButton, PlusIcon, Spinner } from '@ykd/adapters-ui/widgets';
import { RECEIPT_PICTURES_MAX } from '@ykd/domain/order';
import { useRef } from 'react';
import { offline as words } from '../../messages/zh-CN/offline';
import type { Receipts } from './use-receipts';

const Tile = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    bg: 'bg.subtle',
    overflow: 'hidden',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

/** The pictures of a receipt, each as it was kept, with the ways to add one and to take it back. */
export function ReceiptField({
  receipts: { receipts, add, remove },
  error,
  forget,
}: {
  receipts: Receipts;
  error: string | undefined;
  forget: () => void;
}) {
  const files = useRef<HTMLInputElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <Field label={words.pictures} error={error} hint={words.picturesHint(RECEIPT_PICTURES_MAX)}>
      <styled.div display="flex" flexDirection="column" alignItems="flex-start" gap="3">
        {receipts.length > 0 && (
          <styled.ul
            display="grid"
            gridTemplateColumns={{ base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' }}
            gap="2"
            width="full"
            listStyle="none"
          >
            {receipts.map(({ id, address }, at) => (
              <Tile key={id}>
                {address === undefined ? (
                  <styled.span
                    role="status"
                    display="grid"
                    placeItems="center"
                    gap="1"
                    fontSize="xs"
                    color="fg.muted"
                  >
                    <Spinner size="1.5em" />
                    {words.uploading}
                  </styled.span>
                ) : (
                  <a href={address} target="_blank" rel="noreferrer">
                    <img src={address} alt={words.picture(at + 1)} />
                  </a>
                )}
                <styled.span position="absolute" top="1" insetInlineEnd="1" bg="bg.raised" borderRadius="md">
                  <IconButton
                    size="sm"
                    label={words.removePicture(at + 1)}
                    onClick={() => {
                      remove(id);
                      forget();
                      // The button that was pressed went.
                      adder.current?.focus();
                    }}
                  >
                    <CloseIcon size={16} />
                  </IconButton>
                </styled.span>
              </Tile>
            ))}
          </styled.ul>
        )}
        <Button ref={adder} size="sm" variant="outline" onClick={() => files.current?.click()}>
          <PlusIcon size={16} />
          {words.addPicture}
        </Button>
        <input
          ref={files}
          type="file"
          name="pictures"
          hidden
          multiple
          accept="image/*"
          aria-label={words.addPicture}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            // The same file may be chosen once more.
            currentTarget.value = '';
            forget();
            add(chosen);
          }}
        />
      </styled.div>
    </Field>
  );
}
