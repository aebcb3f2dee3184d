import { Button, MODAL_CLOSE_MS, usePresence } from '@ykd/adapters-ui/widgets';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../routing/lazy-part';
import { checkIn } from '../messages/zh-CN/check-in';
import type { ShareDialogProps } from '../share/share-dialog';

const ShareDialog = lazyPart(async () => (await import('../share/share-dialog')).ShareDialog);

/** Opens the picture of one's days; its code comes when it is wanted. */
export function ShareStreak({ value }: Pick<ShareDialogProps, 'value'>) {
  const [isOpen, setOpen] = useState(false);
  const presence = usePresence(isOpen, MODAL_CLOSE_MS);
  if (value.streak.total === 0) return null;
  return (
    <>
      <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => setOpen(true)}>
        {checkIn.share}
      </Button>
      {presence !== 'closed' && (
        <Suspense fallback={null}>
          <ShareDialog value={value} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
