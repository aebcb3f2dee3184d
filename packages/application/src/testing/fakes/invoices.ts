import { needsUsername } from '@ykd/domain/member';
import type { ListedInvoice, ListedInvoices } from '../../invoice/invoices.js';
import type { Invoice, TxInvoices } from '../../ports/invoices.js';
import { memberName } from '../../shared/member-name.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { rankedNumber, type ListKey, type Selection } from '../../staff-list/index.js';
import { fakeOwnedPictures, type FakeOwnedPictures } from './owned-pictures.js';
import { byAge, type ShopWorld } from './shop-world.js';
import { idsBehind, isFound, passes, sortValueOf } from './students.js';
import type { FakeWorld } from './world.js';

const oldestFirst = byAge<Invoice>(
  ({ gmtCreated }) => gmtCreated,
  ({ id }) => id,
);

const ofOrders = ({ invoices }: ShopWorld, orderIds: readonly string[]): readonly Invoice[] =>
  [...invoices.values()].filter(({ orderId }) => orderIds.includes(orderId)).toSorted(oldestFirst);

/** Whether an invoice has this file. */
const isNamed = ({ invoices }: ShopWorld, name: string): boolean =>
  [...invoices.values()].some(({ file, redFile }) => file === name || redFile === name);

/** Columns that some rows have nothing in. */
const AT_TIMES = ['waitingSince', 'issuedAt', 'redAt'];

/** Invoices in memory, as they are read; students are found by their names as they are written. */
export const fakeInvoices = (world: FakeWorld): ListedInvoices => {
  const isSearched = (one: Invoice, search: string): boolean => {
    const text = search.trim();
    const user = world.members.get(one.userId)?.user;
    const userName = user === undefined || needsUsername(user) ? null : (user.userName ?? null);
    const isHis =
      user !== undefined && isFound({ name: user.name ?? null, userName, mobile: user.mobile }, search);
    const numbers = [one.number, one.redNumber, one.taxNumber];
    return one.orderId.startsWith(text) || one.title.startsWith(text) || numbers.includes(text) || isHis;
  };
  const valueOf = (one: Invoice, key: string) => (key === 'student' ? one.userId : one[key as keyof Invoice]);
  const selected = ({ search, tests, ids }: Selection): readonly Invoice[] =>
    [...world.invoices.values()].filter(
      (one) =>
        (search === undefined || isSearched(one, search)) &&
        (ids === undefined || ids.includes(one.id)) &&
        tests.every(({ key, test }) => passes(valueOf(one, key), test)),
    );
  const listed = (one: Invoice, key: string): ListedInvoice => {
    const value = valueOf(one, key);
    return {
      ...one,
      studentName: memberName(world.members.get(one.userId)?.user) ?? null,
      productName: world.orders.get(one.orderId)?.productName ?? '',
      sortValue: AT_TIMES.includes(key) ? rankedNumber(value as number | null) : sortValueOf(value),
    };
  };
  return {
    page: async ({ key, isDescending }, window, selection) =>
      rowsByKey<ListedInvoice, ListKey>(
        selected(selection).map((one) => listed(one, key)),
        ({ sortValue, id }) => [sortValue, id],
        window,
        isDescending,
      ),
    count: async (selection, most) => Math.min(selected(selection).length, most),
    ids: async (selection, window) => idsBehind(selected(selection), window),
    find: async (id) => world.invoices.get(id),
    ofOrders: async (orderIds) => ofOrders(world, orderIds),
  };
};

/** The same inside a transaction on a world, which has it alone. */
export const txInvoices = (world: ShopWorld): TxInvoices => ({
  find: async (id) => world.invoices.get(id),
  ofOrder: async (orderId) => ofOrders(world, [orderId]),
  insert: async (invoice) => {
    if (world.invoices.has(invoice.id)) throw new Error(`an invoice ${invoice.id} exists`);
    for (const name of [invoice.file, invoice.redFile])
      if (name !== null && isNamed(world, name)) throw new Error(`an invoice has the file ${name}`);
    world.invoices.set(invoice.id, invoice);
  },
  store: async (invoice) => void world.invoices.set(invoice.id, invoice),
  lockNumber: async () => {},
  ofNumber: async (number) =>
    [...world.invoices.values()].find((one) => one.number === number || one.redNumber === number),
  holdFile: async (userId, name) => world.invoiceFiles.get(name)?.userId === userId && !isNamed(world, name),
});

/** The files of invoices in memory. */
export const fakeInvoiceFiles = (world: ShopWorld): FakeOwnedPictures =>
  fakeOwnedPictures(({ name }) => isNamed(world, name), world.invoiceFiles);
