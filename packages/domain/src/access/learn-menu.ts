import { learnTrack, type LearnTrack } from './learn-pages.js';
import type { MenuEntry } from './menu-entry.js';
import { LEARN_PATH } from './paths.js';
import { EMPLOYMENT_CATEGORY_ID, isPaid, JAVA_EMPLOYMENT_PRODUCT_IDS } from '../order/index.js';
import { deepFreeze } from '../shared/index.js';

/** What the learn sidebar depends on (Specification §2 'Learn sidebar'). */
export type LearnMenuInput = {
  /**
   * The user's orders: only those of a paid `status` count, by the category `categoryId` and the product `productId`.
   */
  readonly orders: readonly {
    readonly status: string;
    readonly categoryId?: string | null | undefined;
    readonly productId?: string | null | undefined;
  }[];
  /** The ids of the products that select the Java variant; {@link JAVA_EMPLOYMENT_PRODUCT_IDS} when left out. */
  readonly products?: readonly string[] | undefined;
  /** The user's mobile. */
  readonly mobile?: string | null | undefined;
  /** The mobiles that always see the three employment classes. */
  readonly allowList?: readonly string[] | undefined;
};

/** The first entry of the sidebar of the learning centre, its home page (Specification §2 'Learn sidebar'). */
export const LEARN_DASHBOARD = deepFreeze<MenuEntry>({
  key: 'dashboard',
  title: '学习中心',
  path: LEARN_PATH,
});

/** The entry of a track. */
const entryOf = (key: LearnTrack['key']): MenuEntry => {
  const { title, path } = learnTrack(key);
  return deepFreeze({ key, title, path });
};

const DEVELOP = entryOf('develop');
const PYTHON = entryOf('python');
const FULL_STACK = entryOf('prejob');
const JAVA = entryOf('prejavajob');
const FRONT_END = entryOf('prefrontjob');

/**
 * The sidebar of the learning centre (Specification §2 'Learn sidebar'): the dashboard, the research training camp and
 * Python. A paid order of the employment category turns it into the dashboard, the full-stack class (the Java class
 * when the product of a paid order is among `products`) and the front-end class. An allow-listed mobile always sees
 * all three classes, behind whatever else it sees. The entries are shared and frozen.
 *
 * @param input - the user's orders and mobile, and the lists that steer the menu
 */
export const learnMenu = ({
  orders,
  products = JAVA_EMPLOYMENT_PRODUCT_IDS,
  mobile,
  allowList = [],
}: LearnMenuInput): MenuEntry[] => {
  const paid = orders.filter(isPaid);
  const employed = paid.some(({ categoryId }) => categoryId === EMPLOYMENT_CATEGORY_ID);
  const menu = employed ? [LEARN_DASHBOARD] : [LEARN_DASHBOARD, DEVELOP, PYTHON];
  if (mobile && allowList.includes(mobile)) return [...menu, FULL_STACK, JAVA, FRONT_END];
  if (!employed) return menu;
  const isJava = paid.some(({ productId }) => productId && products.includes(productId));
  return [...menu, isJava ? JAVA : FULL_STACK, FRONT_END];
};
