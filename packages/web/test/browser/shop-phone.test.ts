import { describe, expect, it } from 'vitest';
import { DEVICES, logIn } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { newMember } from './support/member.js';
import { doThere, order, sayPaid, successOf, toPay } from './support/shop.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const WEIXIN = `${DEVICES.phone.userAgent} MicroMessenger/8.0`;

it('in the browser of a phone WeChat’s own page takes the payment and leads back', async () => {
  const visitor = await newMember(demo, 'phone', { reducedMotion: 'reduce' });
  const { page } = visitor;
  const orderId = await order(page, '小程序开发');
  const begin = page.getByRole('button', { name: '去微信支付' });
  await expect.poll(() => page.getByText('正在等待付款').count()).toBe(0);
  await page.getByRole('button', { name: '我已支付' }).click();
  await told(page, '还没有收到付款');
  // Twice without paying: by the button of the browser, and by the link of the provider.
  for (const back of [() => page.goBack(), () => page.getByRole('link', { name: '返回商家' }).click()]) {
    await begin.click();
    await page.waitForURL('**/dev/weixinpay?*');
    await back();
    await page.waitForURL('**/shopmall/pay?*');
    await page.getByText('还没有付款').waitFor();
    await expect.poll(() => page.getByText('正在等待付款').count()).toBe(0);
  }
  await page.reload();
  await begin.waitFor();
  await expect.poll(() => page.getByText('还没有付款').count()).toBe(0);
  await begin.click();
  await page.waitForURL('**/dev/weixinpay?*');
  await doThere(page, '支付但不通知');
  // By then the provider may be asked about the order again.
  await demo.later(3000);
  await page.getByRole('link', { name: '返回商家' }).click();
  await page.waitForURL('**/shopmall/pay*');
  await sayPaid(page);
  expect(await successOf(page, orderId)).toBe('支付成功');
  await visitor.leave();
});

describe('inside WeChat', () => {
  it('an account is bound first; without a bridge the demo has a page for the payment, with one it is handed what WeChat needs', async () => {
    const visitor = await newMember(demo, 'phone', { userAgent: WEIXIN, reducedMotion: 'reduce' });
    const { page } = visitor;
    const orderId = await toPay(visitor, demo.address, 'product-mini');
    await page.getByText('付款前要先绑定微信').waitFor();
    await expect.poll(() => page.getByRole('button', { name: '立即支付' }).count()).toBe(0);
    await page.getByRole('button', { name: '去绑定微信' }).click();
    await page.getByRole('link', { name: /小明的微信/ }).click();
    await page.waitForURL(`**/shopmall/pay?orderId=${orderId}`);
    await page.getByRole('button', { name: '立即支付' }).click();
    await page.waitForURL('**/dev/weixinpay?*');
    await doThere(page, '支付');
    await page.getByRole('link', { name: '返回商家' }).click();
    expect(await successOf(page, orderId)).toBe('支付成功');

    await page.addInitScript(() => {
      const answers = ['cancel', 'fail'];
      Object.assign(window, {
        asked: [],
        WeixinJSBridge: {
          invoke: (name: string, params: object, answer: (result: object) => void) => {
            (window as unknown as { asked: unknown[] }).asked.push([name, params]);
            answer({ err_msg: `get_brand_wcpay_request:${answers.shift()}` });
          },
        },
      });
    });
    const another = await toPay(visitor, demo.address, 'product-web');
    await page.getByRole('button', { name: '立即支付' }).click();
    // A no stays on the page, a failure leads to its page.
    await page.getByText('还没有付款').waitFor();
    const asked = await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
    expect(asked).toEqual([
      [
        'getBrandWCPayRequest',
        {
          appId: expect.any(String),
          timeStamp: expect.stringMatching(/^\d{10}$/),
          nonceStr: expect.any(String),
          package: expect.stringMatching(/^prepay_id=/),
          signType: 'RSA',
          paySign: expect.any(String),
        },
      ],
    ]);
    await page.getByRole('button', { name: '立即支付' }).click();
    await page.waitForURL(`**/shopmall/pay/fail?orderId=${another}`);
    await page.getByText('订单还保留着').waitFor();
    await page.getByRole('link', { name: '重新付款' }).click();
    await page.waitForURL(`**/shopmall/pay?orderId=${another}`);
    await visitor.leave();
  });

  it('a stranger is asked who he is in WeChat before he confirms', async () => {
    const visitor = await demo.visit('phone', { userAgent: WEIXIN, reducedMotion: 'reduce' });
    const { page } = visitor;
    await page.goto('/shopmall/product/detail?productId=product-mini');
    await page.getByRole('link', { name: '立即购买' }).filter({ visible: true }).click();
    await page.getByRole('heading', { name: '选择一个微信身份' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/dev\/weixin\//);
    await visitor.leave();
  });
});

it('a visitor on a desktop looks around, logs in to buy, and is back at his purchase', async () => {
  const visitor = await demo.visit('desktop', { reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('link', { name: '研发训练营', exact: true }).click();
  await page.getByRole('radio', { name: /小班/ }).check();
  await page.getByRole('link', { name: '立即购买' }).click();
  await page.waitForURL('**/login?target=*');
  await logIn(visitor, demo.address, 'xiaohong');
  await page.goto(new URL(page.url()).searchParams.get('target') ?? '');
  await page.getByRole('region', { name: '购买内容' }).waitFor();
  await expect
    .poll(() => page.getByRole('region', { name: '购买内容' }).innerText())
    .toMatch(/小班[\s\S]*有效\s730\s天/);
  await expect.poll(() => page.getByRole('region', { name: '金额明细' }).innerText()).toContain('¥5999.00');
  await visitor.leave();
});
