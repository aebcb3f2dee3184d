import { IconButton, MenuIcon, Modal } from '@ykd/adapters-ui/widgets';
import type { StaffView } from '@ykd/application/staff';
import { useState } from 'react';
import { admin } from '../../features/admin/messages/zh-CN/admin';
import { AdminNav } from './admin-nav';

/** The sidebar of a window that has no room for it. */
export function AdminDrawer({ staff }: { staff: StaffView }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={admin.openNav} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Modal open={open} onClose={close} title={admin.name} footer="none">
        <AdminNav staff={staff} onNavigate={close} />
      </Modal>
    </>
  );
}
