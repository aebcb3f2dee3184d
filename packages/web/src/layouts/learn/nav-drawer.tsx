import { styled } from '@ykd/adapters-ui/styled';
import { IconButton, MenuIcon, Modal } from '@ykd/adapters-ui/widgets';
import { useState } from 'react';
import { learn } from '../../messages/zh-CN/learn';
import { NavList } from './nav-list';
import { SidebarExtrasSlot } from './sidebar-slots';

/** The sidebar of a window that has no room for it. */
export function NavDrawer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={learn.openNav} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Modal open={open} onClose={close} title={learn.nav} footer="none">
        <styled.div display="flex" flexDirection="column" gap="5">
          <NavList onNavigate={close} />
          <SidebarExtrasSlot onNavigate={close} />
        </styled.div>
      </Modal>
    </>
  );
}
