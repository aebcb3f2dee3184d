import { styled } from '@ykd/adapters-ui/styled';
import { dev } from '../messages/zh-CN/dev';
import { AccountsSection } from '../components/accounts-section';
import { PaymentsSection } from '../components/payments-section';
import { ServicesSection } from '../components/services-section';
import { SmsSection } from '../components/sms-section';
import { WeixinSection } from '../components/weixin-section';

/** `/dev`: what the services received that the demo stands in for. */
export function Component() {
  return (
    <styled.div
      width="full"
      maxWidth="page"
      marginInline="auto"
      px={{ base: '4', md: '6' }}
      py={{ base: '8', md: '12' }}
    >
      <styled.h1 textStyle="display">{dev.title}</styled.h1>
      <styled.p color="fg.muted" marginTop="2" maxWidth="prose">
        {dev.intro}
      </styled.p>
      <styled.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
        gap="5"
        marginTop="8"
      >
        <SmsSection />
        <styled.div display="grid" gap="5">
          <ServicesSection />
          <AccountsSection />
          <WeixinSection />
          <PaymentsSection />
        </styled.div>
      </styled.div>
    </styled.div>
  );
}
