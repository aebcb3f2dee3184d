import { chakra } from '@chakra-ui/react/styled-system';
import { useStore } from '@ykd/adapters-ui/react';
import { Button, Modal, QrCode } from '@ykd/adapters-ui/widgets';
import type { ClientFlags } from '@ykd/domain/access';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { learn } from '../../../messages/zh-CN/learn';
import { shopMallOf } from '../../../routing/shop-mall';

/** Nobody can scan the screen that he holds in his hand. */
const textFor = ({ mobile, weixin }: ClientFlags): string => {
  if (!mobile) return learn.pay.text;
  return weixin ? learn.pay.textWeixin : learn.pay.textPhone;
};

/** 去购买, and the dialog that leads to the shop mall on the phone. Specification §2 'Dialogs and widgets' 5. */
export function BuyPrompt({ title }: { title: string }) {
  const [open, setOpen] = useState(false);
  const { base, environment } = useServices();
  const { client } = useStore(base);
  const { href, isOpen } = shopMallOf(environment.origin);
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
          <QrCode value={href} label={learn.pay.qr} size={192} />
          <p>{textFor(client)}</p>
          {!isOpen && (
            <chakra.p color="fg.subtle" fontSize="sm">
              {learn.pay.notOpen}
            </chakra.p>
          )}
        </chakra.div>
      </Modal>
    </>
  );
}
