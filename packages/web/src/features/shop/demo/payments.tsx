import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import { useState } from 'react';
import { pay } from '../messages/zh-CN/pay';
import { shop } from '../messages/zh-CN/shop';
import { CouponOptions } from '../orders/components/coupon-options';
import { PriceLines } from '../orders/components/price-lines';
import { ConnectionLine } from '../pay/components/connection-line';
import { Deadline } from '../components/deadline';
import { GoPay } from '../pay/components/go-pay';
import { NativePay } from '../pay/components/native-pay';
import { PayCard } from '../pay/components/pay-card';
import { PayRefused } from '../pay/components/pay-refused';
import { sampleCoupons } from './sample-coupons';
import { sampleOrder } from './samples';
import { Section, State, States } from './section';

const nothing = () => undefined;
const CODE = { way: 'NATIVE', codeUrl: 'weixin://wxpay/bizpayurl?pr=sample' } as const;
const asked = { orderId: 'sample', retry: nothing, demo: false };

/** Where the ways to pay on a phone stand. */
const Buttons = styled(Card, {
  base: { display: 'flex', flexDirection: 'column', gap: '3', textAlign: 'center' },
});

function Coupons({ now }: { now: number }) {
  const offers = sampleCoupons(now);
  const [chosen, setChosen] = useState<string | undefined>(offers[0]?.coupon.id);
  return <CouponOptions offers={offers} chosen={chosen} onChoose={setChosen} />;
}

/** Coupons and ways to pay in every state. */
export function Payments({ now }: { now: number }) {
  const order = sampleOrder('TRADE_WAIT_PAY', now);
  const { confirm } = shop;
  return (
    <>
      <Section title="优惠券与金额">
        <State name="可用与不可用的优惠券">
          <Coupons now={now} />
        </State>
        <States>
          <State name="没有优惠券">
            <Card>
              <CouponOptions offers={[]} chosen={undefined} onChoose={nothing} />
            </Card>
          </State>
          <State name="用了优惠券的金额">
            <Card>
              <PriceLines
                listLabel={confirm.listAmount}
                listAmount={order.listAmount}
                reductionLabel={confirm.couponReduction}
                amountLabel={confirm.amount}
                amount={order.amount}
              />
            </Card>
          </State>
          <State name="优惠到 0 元">
            <Card>
              <PriceLines
                listLabel={confirm.listAmount}
                listAmount={order.listAmount}
                reductionLabel={confirm.couponReduction}
                amountLabel={confirm.amount}
                amount={0}
              />
            </Card>
          </State>
        </States>
      </Section>
      <Section title="付款">
        <State name="扫码付款">
          <PayCard
            order={order}
            connection="live"
            status="ready"
            waiting
            wide
            deadline={order.payUntil !== null && <Deadline until={order.payUntil} onOver={nothing} />}
            actions={pay.paid}
          >
            <NativePay {...asked} status="ready" value={CODE} />
          </PayCard>
        </State>
        <States>
          <State name="正在准备">
            <Card display="grid" placeItems="center">
              <NativePay {...asked} status="loading" />
            </Card>
          </State>
          <State name="微信支付不可用">
            <Card>
              <NativePay {...asked} status="refused" refusal={{ kind: 'payment-unavailable' }} />
            </Card>
          </State>
          <State name="手机上付款失败以后">
            <Card display="grid" gap="3" placeItems="center" textAlign="center">
              <NativePay {...asked} status="ready" value={CODE} trouble="failed" />
            </Card>
          </State>
          <State name="付款被微信支付关闭以后">
            <Card display="grid" gap="3" placeItems="center" textAlign="center">
              <NativePay {...asked} status="ready" value={CODE} trouble="closed" />
            </Card>
          </State>
          <State name="手机浏览器">
            <Buttons>
              <GoPay label={pay.openWeixin} hint={pay.openWeixinHint} submitting={false} onPay={nothing} />
            </Buttons>
          </State>
          <State name="微信里，付款被取消以后">
            <Buttons>
              <GoPay
                label={pay.payNow}
                hint={pay.bridgeHint}
                notice={pay.returned(pay.payNow)}
                submitting={false}
                onPay={nothing}
              />
            </Buttons>
          </State>
          <State name="微信里，还没有绑定">
            <Card>
              <PayRefused orderId="sample" refusal={{ kind: 'weixin-not-bound' }} onRetry={nothing} />
            </Card>
          </State>
        </States>
        <States>
          <State name="连接中断">
            <Card>
              <ConnectionLine connection="polling" status="ready" waiting />
            </Card>
          </State>
          <State name="网络断开">
            <Card>
              <ConnectionLine connection="polling" status="failed" waiting />
            </Card>
          </State>
        </States>
      </Section>
    </>
  );
}
