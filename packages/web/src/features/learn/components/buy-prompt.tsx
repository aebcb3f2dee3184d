import { chakra } from '@chakra-ui/react/styled-system';
import { Button, Modal, QrCode } from '@ykd/adapters-ui/widgets';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { learn } from '../../../messages/zh-CN/learn';

/** 去购买, and the dialog that leads to the shop mall on the phone. Specification §2 'Dialogs and widgets' 5. */
export function BuyPrompt({ title }: { title: string }) {
  const [open, setOpen] = useState(false);
  const { origin } = useServices().environment;
  return (
    <>
      <Button variant="outline" aria-label={`${learn.courses.buy}：${title}`} onClick={() => setOpen(true)}>
        {learn.courses.buy}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={learn.pay.title}>
        <chakra.div
          display="flex"
          flexDirection="column"
          alignItems="center"
          gap="4"
          py="2"
          textAlign="center"
        >
          <QrCode value={`${origin}/shopmall`} label={learn.pay.qr} size={192} />
          <p>{learn.pay.text}</p>
        </chakra.div>
      </Modal>
    </>
  );
}
