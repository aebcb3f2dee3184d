import { openDatabase } from '../../../src/persistence/store/open-database.js';
import { repositories } from '../../../src/persistence/store/registry.js';

// Stores one order after the other and confirms each when it is stored, until it is killed.
const database = await openDatabase({ kind: 'sqlite', dataDir: process.argv[2] ?? '' });
const { orders } = repositories(database);
for (let number = 0; ; number += 1) {
  await orders.insert({
    id: `order-${number}`,
    productName: '研发训练营',
    userId: 'member-1',
    status: 'TRADE_PAID_SUCCESS',
    productId: 'product-1',
    amount: number,
    categoryId: 'training',
    skuAttrs: [],
    validDate: null,
    serviceDate: null,
    gmtCreated: number,
    gmtModified: number,
  });
  console.log(`stored ${number}`);
}
