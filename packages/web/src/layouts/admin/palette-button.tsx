import { styled } from '@ykd/adapters-ui/styled';
import { Button, SearchIcon, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import type { StaffView } from '@ykd/application/staff';
import { Suspense, useEffect, useState } from 'react';
import { palette } from '../../features/admin/messages/zh-CN/palette';
import { lazyPart } from '../../routing/lazy-part';

const PaletteDialog = lazyPart(
  async () => (await import('../../features/admin/palette/palette-dialog')).PaletteDialog,
);

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether another dialog is before the page: it goes first. */
const isBehindDialog = (): boolean =>
  document.querySelector('[role=dialog][aria-modal=true]:not([inert])') !== null;

/** Opens the quick search, as Ctrl K and Cmd K do from wherever one is. */
export function PaletteButton({ staff }: { staff: StaffView }) {
  /** How often it was opened: each time it begins anew. */
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpened((before) => before + 1);
    setOpen(true);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || isComposing) return;
      // The browser's own meaning of it is another one.
      event.preventDefault();
      if (isOpen) setOpen(false);
      else if (!isBehindDialog()) open();
    };
    // A dialog keeps its keys to itself, this one as well.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen]);
  return (
    <>
      <Button
        variant="ghost"
        px={{ base: '0', md: '3' }}
        width={{ base: '10', md: 'auto' }}
        aria-keyshortcuts="Control+K Meta+K"
        title={palette.title}
        onClick={open}
      >
        <SearchIcon size={18} />
        <VisuallyHidden>{palette.title}</VisuallyHidden>
        <styled.span display={{ base: 'none', xl: 'inline' }} color="fg.subtle" fontSize="xs">
          {isMac() ? palette.shortcutMac : palette.shortcut}
        </styled.span>
      </Button>
      {opened > 0 && (
        <Suspense fallback={null}>
          <PaletteDialog key={opened} staff={staff} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
