import type { Services } from '../src/container/services';
import { describe, expect, it } from 'vitest';
import { seenViews } from '../src/features/admin/views/seen-views';
import { testEnvironment } from './support/environment';

const VIEW = {
  id: 'all',
  scope: 'built-in',
  name: '',
  state: {},
  dropped: [],
  version: 0,
  by: null,
  mayChange: false,
} as const;

describe('views as they were seen', () => {
  it('are those of their list: another one may have a view of the same name', () => {
    const services = {
      environment: testEnvironment(),
      base: { getSnapshot: () => ({ user: { id: 'ming' } }) },
    } as unknown as Services;
    const orders = seenViews(services, 'orders');
    orders.keep({ ...VIEW, version: 3, state: { status: 'is:TRADE_PAID' } });
    expect(orders.of(VIEW)).toMatchObject({ version: 3, state: { status: 'is:TRADE_PAID' } });
    expect(seenViews(services, 'students').of(VIEW)).toBeUndefined();
    orders.drop('all');
    expect(orders.of(VIEW)).toBeUndefined();
  });
});
