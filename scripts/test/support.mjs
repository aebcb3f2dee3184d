import { graphOf } from '../check/graph.mjs';
import { readModule } from '../check/imports.mjs';

const ALIASES = {
  '@ykd/domain/order': 'packages/domain/src/order/index.ts',
  '@ykd/application': 'packages/application/src/index.ts',
};

/** The graph of a few files, given as their texts. */
export const graphOfTexts = (texts) => {
  const files = Object.keys(texts);
  const modules = files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => [file, readModule(file, texts[file])]);
  return graphOf(new Map(modules), ALIASES, new Set(files));
};

/** A domain, use cases upon it, a server and a web app, each with tests. */
export const SMALL = {
  'packages/domain/src/order/index.ts': "export * from './amount.js';\nexport { isPaid } from './paid.js';",
  'packages/domain/src/order/amount.ts': 'export const formatAmount = 1;',
  'packages/domain/src/order/paid.ts': 'export const isPaid = 1;\nexport type Paid = true;',
  'packages/domain/test/order/amount.test.ts': "import { formatAmount } from '../../src/order/amount.js';",
  'packages/domain/test/public-names.test.ts': "import * as order from '../src/order/index.js';",
  'packages/application/src/index.ts':
    "export { cancel } from './shop/cancel.js';\nexport * from './note.js';",
  'packages/application/src/shop/cancel.ts':
    "import { isPaid } from '@ykd/domain/order';\nexport const cancel = isPaid;",
  'packages/application/src/note.ts':
    "import type { Paid } from '@ykd/domain/order';\nexport const note = 1;",
  'packages/application/test/note.test.ts': "import { note } from '../src/note.js';",
  'packages/application/test/shop/cancel.test.ts': "import { cancel } from '../../src/shop/cancel.js';",
  'packages/server/src/main.ts': "import { cancel } from '@ykd/application';",
  'packages/server/test/support/start.ts':
    "export const start = () => new URL('../../dist/main.js', import.meta.url);",
  'packages/server/test/process/start.test.ts': "import { start } from '../support/start.js';",
  'packages/server/test/schools.test.ts':
    "import { note } from '@ykd/application';\nread('../data/schools.csv');",
  'packages/server/data/schools.csv': '',
  'packages/web/src/features/shop/orders/list.tsx': "import { formatAmount } from '@ykd/domain/order';",
  'packages/web/test/shop.test.tsx': "const { List } = await import('../src/features/shop/orders/list.js');",
  'packages/web/test/browser/shop-orders.test.ts': 'await page.goto(`${site}/shopmall`);',
  'packages/web/test/browser/login.test.ts': "await page.goto('/login');",
  'packages/web/test/browser/welcome.test.ts': "await page.waitForURL('**/shopmall/order/list');",
};

export const NEEDS = new Map([
  ['packages/domain', []],
  ['packages/application', ['packages/domain']],
  ['packages/server', ['packages/application', 'packages/domain']],
  ['packages/web', ['packages/application', 'packages/domain']],
]);
