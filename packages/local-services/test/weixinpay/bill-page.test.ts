import { expect, it } from 'vitest';
import { billPage } from '../../src/weixinpay/bill-page.js';

it('writes the sign of what went back before the currency', () => {
  const moved = (number: string, amount: number) => ({ number, what: '研发训练营', amount, at: 0 });
  const listed = [moved('a', 399_900), moved('b', -69_850)];
  const page = billPage({ listed, faults: new Map(), early: false, token: 't' });
  expect(page).toContain('<span>¥3999.00</span>');
  expect(page).toContain('<span>-¥698.50</span>');
});
