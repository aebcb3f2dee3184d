import type { fc } from '@fast-check/vitest';
import { shopWorld, type ShopWorld } from './shop.js';

/**
 * A port whose every call waits its turn twice, before and after its work: as if it were a network away. What it does
 * stays one piece.
 */
const scheduled = <T extends object>(scheduler: fc.Scheduler, name: string, port: T): T => {
  const turn = (what: string): Promise<unknown> => scheduler.schedule(Promise.resolve(), what);
  const wrapped = Object.entries(port).map(([method, work]: [string, unknown]) => {
    if (typeof work !== 'function') return [method, work];
    const call = async (...input: readonly unknown[]): Promise<unknown> => {
      await turn(`${name}.${method}`);
      const answer: unknown = await work(...input);
      await turn(`${name}.${method} answers`);
      return answer;
    };
    return [method, call];
  });
  return Object.fromEntries(wrapped) as T;
};

/**
 * One shop seen twice: `racing` works over stores and a provider that are a network away, so that calls overtake each
 * other; `free` looks at the same ones without waiting.
 */
export const racingShop = async (
  scheduler: fc.Scheduler,
): Promise<{ readonly racing: ShopWorld; readonly free: ShopWorld }> => {
  const free = await shopWorld();
  const { fakes } = free;
  const { provider } = fakes.payment;
  const away = scheduled(scheduler, 'provider', provider);
  const racing = await shopWorld(() => ({
    ...fakes,
    shopOrders: scheduled(scheduler, 'orders', fakes.shopOrders),
    paymentAttempts: scheduled(scheduler, 'attempts', fakes.paymentAttempts),
    refunds: scheduled(scheduler, 'refunds', fakes.refunds),
    payment: { ...fakes.payment, provider: { ...away, bridgeParams: provider.bridgeParams } },
  }));
  return { racing: { ...racing, fakes }, free };
};
