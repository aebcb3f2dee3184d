import { Button } from '@ykd/adapters-ui/widgets';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { bind } from '../messages/zh-CN/bind';
import { UnbindDialog } from '../../../components/unbind-dialog';

/** The way of a member who has another WeChat account: he releases that one and goes on with the one that waits. */
export function ReleaseWay({ onReleased }: { onReleased: () => Promise<void> }) {
  const { weixin } = useServices();
  const [asking, setAsking] = useState(false);
  const unbind = async (): Promise<boolean> => {
    const { ok } = await weixin.unbind();
    await onReleased();
    return ok;
  };
  return (
    <>
      <Button size="lg" block onClick={() => setAsking(true)}>
        {bind.boundAlready.release}
      </Button>
      <UnbindDialog open={asking} onClose={() => setAsking(false)} unbind={unbind} />
    </>
  );
}
