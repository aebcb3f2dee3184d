import { chakra } from '@chakra-ui/react/styled-system';
import { dev } from '../../../messages/zh-CN/dev';
import { AccountsSection } from '../components/accounts-section';
import { PaymentsSection } from '../components/payments-section';
import { ServicesSection } from '../components/services-section';
import { SmsSection } from '../components/sms-section';
import { WeixinSection } from '../components/weixin-section';

/** `/dev`: what the services received that the demo stands in for. */
export function Component() {
  return (
    <chakra.div
      width="full"
      maxWidth="page"
      marginInline="auto"
      px={{ base: '4', md: '6' }}
      py={{ base: '8', md: '12' }}
    >
      <chakra.h1 textStyle="display">{dev.title}</chakra.h1>
      <chakra.p color="fg.muted" marginTop="2" maxWidth="prose">
        {dev.intro}
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
        gap="5"
        marginTop="8"
      >
        <SmsSection />
        <chakra.div display="grid" gap="5">
          <ServicesSection />
          <AccountsSection />
          <WeixinSection />
          <PaymentsSection />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
