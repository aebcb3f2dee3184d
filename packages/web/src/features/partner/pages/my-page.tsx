import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { OwnPartner } from '@ykd/application/partner';
import { maskedAccount } from '@ykd/domain/partner';
import { useState } from 'react';
import { usePageTitle } from '../../../components/page-title';
import { AccountSection } from '../account/account-section';
import { OrdersSection } from '../account/orders-section';
import { StatementsSection } from '../account/statements-section';
import { AgreementSection } from '../components/agreement-section';
import { PayeeDialog } from '../components/payee-dialog';
import { PayoutsSection } from '../components/payouts-section';
import { ProfileDialog } from '../components/profile-dialog';
import { ProfileSaid } from '../components/profile-said';
import { Said, SaidList } from '../components/said';
import { Section } from '../components/section';
import { StateCard } from '../components/state-card';
import { Submissions } from '../components/submissions';
import { GivenSection } from '../coupons/given-section';
import { partner as words } from '../messages/zh-CN/partner';
import { useStanding } from '../use-standing';

function PayeeSaid({ payee }: Pick<OwnPartner, 'payee'>) {
  if (payee === null) return <p>{words.payeeNone}</p>;
  const { method, name, bank, account } = payee;
  return (
    <SaidList>
      <Said title={words.method}>{words.methods[method]}</Said>
      <Said title={words.payeeName}>{name}</Said>
      {method === 'BANK' && <Said title={words.bank}>{bank}</Said>}
      {method === 'BANK' && <Said title={words.account}>{maskedAccount(account)}</Said>}
    </SaidList>
  );
}

/** `/coupon/my`: oneself as a partner. Specification §2 'Coupon'. */
export function Component() {
  usePageTitle(words.titles.my);
  const [open, setOpen] = useState<'profile' | 'payee'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <styled.h1 textStyle="title">{words.titles.my}</styled.h1>
      <Answer of={useStanding()} failed={words.failed} waiting={<SkeletonCard lines={8} />}>
        {({ account: partner, workOrder }) =>
          partner && (
            <>
              <StateCard partner={partner} />
              <AccountSection />
              <GivenSection />
              <OrdersSection />
              <StatementsSection />
              <PayoutsSection />
              <Section
                title={words.profile}
                action={
                  <Button variant="outline" size="sm" onClick={() => setOpen('profile')}>
                    {words.edit}
                  </Button>
                }
              >
                <SaidList>
                  <ProfileSaid {...partner} />
                </SaidList>
              </Section>
              <Section
                title={words.payee}
                action={
                  <Button variant="outline" size="sm" onClick={() => setOpen('payee')}>
                    {partner.payee === null ? words.payeeFill : words.edit}
                  </Button>
                }
              >
                <PayeeSaid payee={partner.payee} />
              </Section>
              <AgreementSection partner={partner} />
              {workOrder && (
                <Section title={words.records}>
                  <Submissions of={workOrder.submissions} />
                </Section>
              )}
              {open === 'profile' && <ProfileDialog partner={partner} onClose={close} />}
              {open === 'payee' && <PayeeDialog partner={partner} onClose={close} />}
            </>
          )
        }
      </Answer>
    </>
  );
}
