import type { OrderDetail, PaymentTrouble, ShopPort } from '@ykd/application/shop';
import { WAIT_PAY_STATUS, type OrderStatus } from '@ykd/domain/order';
import {
  asyncScheduler,
  concat,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  from,
  map,
  merge,
  mergeMap,
  of,
  startWith,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs';
import { createSnapshots, type Snapshots } from '../snapshots.js';
import { followOrder, type FollowDeps } from './order-following.js';

/** The current order. Specification §3 'shop mall' state. */
export interface OrderState {
  readonly orderId?: string;
  /** `missing`: no such order, or not the member's. `failed`: the last reading; it keeps the order that was there. */
  readonly status: 'idle' | 'loading' | 'ready' | 'missing' | 'failed';
  readonly order?: OrderDetail;
  /** How changes are learned of: by themselves, by asking every few seconds, or not at all. */
  readonly connection: 'none' | 'live' | 'polling';
  /** What the provider last said of its payment, when that went wrong. */
  readonly trouble?: PaymentTrouble | undefined;
}

/** What is done with the current order. Answers what the port answers, and shows the new state of the order. */
type OrderPort = Pick<ShopPort, 'order' | 'check' | 'cancel' | 'requestRefund' | 'withdrawRefund'>;

export interface OrderStore extends Snapshots<OrderState> {
  /** Makes an order the current one and reads it; again too. Never rejects. */
  open(orderId: string): Promise<void>;
  /** Keeps the current order up to date, whenever it is not settled, until the returned function is called. */
  follow(): () => void;
  /**
   * Has the provider asked every few seconds while the page can be seen, until the returned function is called: nobody
   * tells of a payment that failed. What cannot be found out stays as it was.
   */
  watchPayment(): () => void;
  /** Has the provider asked about the payment. Throws on broken infrastructure, like the others. */
  check(orderId: string): ReturnType<OrderPort['check']>;
  cancel(orderId: string): ReturnType<OrderPort['cancel']>;
  requestRefund(orderId: string, reason: string): ReturnType<OrderPort['requestRefund']>;
  /** Takes that back. */
  withdrawRefund(orderId: string): ReturnType<OrderPort['withdrawRefund']>;
  /** Forgets everything, when the user changes. */
  reset(): void;
}

/** States that an order leaves by itself: somebody pays, time runs out, money comes back. */
const MOVING: readonly OrderStatus[] = [WAIT_PAY_STATUS, 'TRADE_REFUNDING'];

/** Whether an order, or money of its, is still on its way. */
const isMoving = ({ status, refunds }: OrderDetail): boolean =>
  MOVING.includes(status) ||
  refunds.some((refund) => refund.status === 'WAITING' || refund.status === 'PROCESSING');

/** How long after a reading that failed the order is read again, ms. */
const RETRY_MS = 2000;

/** How long after an order came to rest it is read again, ms: a second phone may have paid, and its money goes back. */
const LATE_MS = [10_000, 60_000];

/** How often the provider is asked while somebody may be paying, ms. */
const PAYMENT_CHECK_MS = 4000;

const READ = { kind: 'read' } as const;

const IDLE: OrderState = { status: 'idle', connection: 'none' };

export const createOrderStore = (
  deps: FollowDeps & { readonly shop: OrderPort & FollowDeps['shop'] },
): OrderStore => {
  const { shop, visible$, scheduler = asyncScheduler } = deps;
  const { reader, write } = createSnapshots<OrderState>(IDLE);
  const change = (part: Partial<OrderState>): void => write({ ...reader.getSnapshot(), ...part });
  let asked = 0;
  let shown = 0;

  /** Takes the answer to a question that was asked as the `turn`th; one that was overtaken says nothing any more. */
  const show = (turn: number, orderId: string, part: Partial<OrderState>): void => {
    if (turn < shown || reader.getSnapshot().orderId !== orderId) return;
    shown = turn;
    change(part);
  };
  const nextTurn = (): number => (asked += 1);

  const read = async (orderId: string): Promise<void> => {
    const turn = nextTurn();
    try {
      const result = await shop.order({ orderId });
      if (result.ok) show(turn, orderId, { status: 'ready', order: result.value });
      else show(turn, orderId, { status: result.error.kind === 'order-not-found' ? 'missing' : 'failed' });
    } catch {
      show(turn, orderId, { status: 'failed' });
    }
  };

  /** Shows the order that a command answers. */
  const showing = async <R extends { readonly ok: boolean; readonly value?: unknown }>(
    orderId: string,
    command: () => Promise<R>,
  ): Promise<R> => {
    const turn = nextTurn();
    const result = await command();
    if (result.ok) show(turn, orderId, { status: 'ready', order: result.value as OrderDetail });
    // It stands otherwise than the page shows.
    else void read(orderId);
    return result;
  };

  type Checked = Awaited<ReturnType<OrderPort['check']>>;
  const showChecked = (turn: number, orderId: string, result: Checked): void => {
    if (!result.ok) return;
    const { trouble, ...order } = result.value;
    show(turn, orderId, { status: 'ready', order, trouble: trouble ?? undefined });
  };
  const look = async (orderId: string): Promise<void> => {
    const turn = nextTurn();
    try {
      showChecked(turn, orderId, await shop.check({ orderId }));
    } catch {
      // The following of the order says so.
    }
  };

  const isSettled = ({ status, order }: OrderState): boolean =>
    status === 'missing' || (order !== undefined && !isMoving(order));

  return {
    ...reader,
    open: async (orderId) => {
      const now = reader.getSnapshot();
      if (now.orderId !== orderId) write({ ...IDLE, status: 'loading', orderId });
      else if (now.order === undefined) change({ status: 'loading' });
      await read(orderId);
    },
    follow: () => {
      const { orderId } = reader.getSnapshot();
      if (orderId === undefined) return () => undefined;
      // A change is told of once: the reading that it asks for must not be lost.
      const lost$ = reader.changes$.pipe(
        filter(({ status }) => status === 'failed'),
        switchMap(() => timer(RETRY_MS, scheduler)),
        map(() => READ),
      );
      const again$ = visible$.pipe(switchMap((visible) => (visible ? lost$ : EMPTY)));
      const late$ = from(LATE_MS).pipe(
        mergeMap((ms) => timer(ms, scheduler)),
        filter(() => reader.getSnapshot().order !== undefined),
        map(() => READ),
      );
      const another$ = reader.changes$.pipe(filter((state) => state.orderId !== orderId));
      const following = reader.changes$
        .pipe(
          startWith(reader.getSnapshot()),
          map(isSettled),
          distinctUntilChanged(),
          switchMap((settled) =>
            merge(settled ? concat(of(undefined), late$) : followOrder(deps, orderId), again$),
          ),
          takeUntil(another$),
        )
        .subscribe((signal) => {
          if (signal === undefined) change({ connection: 'none' });
          else if (signal.kind === 'read') void read(orderId);
          else change({ connection: signal.live ? 'live' : 'polling' });
        });
      following.add(() => change({ connection: 'none' }));
      return () => following.unsubscribe();
    },
    watchPayment: () => {
      const { orderId } = reader.getSnapshot();
      if (orderId === undefined) return () => undefined;
      const watching = visible$
        .pipe(
          distinctUntilChanged(),
          // Whoever comes back to the page wants to see at once how things stand.
          switchMap((visible, time) =>
            visible ? timer(time > 0 ? 0 : PAYMENT_CHECK_MS, PAYMENT_CHECK_MS, scheduler) : EMPTY,
          ),
          exhaustMap(() => look(orderId)),
          takeUntil(reader.changes$.pipe(filter((state) => state.orderId !== orderId))),
        )
        .subscribe();
      return () => watching.unsubscribe();
    },
    check: async (orderId) => {
      const turn = nextTurn();
      const result = await shop.check({ orderId });
      showChecked(turn, orderId, result);
      // It stands otherwise than the page shows.
      if (!result.ok) void read(orderId);
      return result;
    },
    cancel: (orderId) => showing(orderId, () => shop.cancel({ orderId })),
    requestRefund: (orderId, reason) => showing(orderId, () => shop.requestRefund({ orderId, reason })),
    withdrawRefund: (orderId) => showing(orderId, () => shop.withdrawRefund({ orderId })),
    reset: () => {
      // What is still on its way was for the member before.
      shown = nextTurn();
      write(IDLE);
    },
  };
};
