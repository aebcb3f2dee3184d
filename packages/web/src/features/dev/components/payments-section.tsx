import { LOCAL_WEIXIN_PAY_PREFIX } from '@ykd/adapters-http/contracts';
import { Button } from '@ykd/adapters-ui/widgets';
import { dev } from '../messages/zh-CN/dev';
import { DevSection } from './dev-section';

/** The way to the payments that wait, and to the switch of the built-in provider. */
export function PaymentsSection() {
  return (
    <DevSection title={dev.payments.title} hint={dev.payments.hint}>
      <Button asChild variant="outline">
        <a href={LOCAL_WEIXIN_PAY_PREFIX}>{dev.payments.open}</a>
      </Button>
    </DevSection>
  );
}
