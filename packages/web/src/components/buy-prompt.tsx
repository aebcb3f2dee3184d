import { styled } from '@ykd/adapters-ui/styled';
import { useStore } from '@ykd/adapters-ui/react';
import { ArrowRightIcon, Button, Modal, QrCode } from '@ykd/adapters-ui/widgets';
import type { ClientFlags } from '@ykd/domain/access';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../container/services-context';
import { learn } from '../messages/zh-CN/learn';
import { mallHref } from '../routing/mall-href';

/** Nobody can scan the screen that he holds in his hand. */
const textFor = ({ mobile, weixin }: ClientFlags): string => {
  if (!mobile) return learn.pay.text;
  return weixin ? learn.pay.textWeixin : learn.pay.textPhone;
};

/** 去购买, and the dialog that leads to the shop mall on the phone. Specification §2 'Dialogs and widgets' 5. */
export function BuyPrompt({ courseId, title }: { courseId: string; title: string }) {
  const [open, setOpen] = useState(false);
  const { base, environment } = useServices();
  const client = useStore(base, (state) => state.client);
  const href = mallHref(courseId);
  return (
    <>
      <Button variant="outline" aria-label={`${learn.courses.buy}：${title}`} onClick={() => setOpen(true)}>
        {learn.courses.buy}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={learn.pay.title}>
        <styled.div
          display="flex"
          flexDirection="column"
          alignItems="center"
          gap="4"
          py="2"
          textAlign="center"
        >
          <QrCode value={`${environment.origin}${href}`} label={learn.pay.qr} size={192} />
          <p>{textFor(client)}</p>
          <Button asChild variant="soft">
            <Link to={href}>
              {client.mobile ? learn.pay.enter : learn.pay.enterHere}
              <ArrowRightIcon size={16} />
            </Link>
          </Button>
        </styled.div>
      </Modal>
    </>
  );
}
