import { load } from './load.mjs';

/** In the page, before anything else: stands in for React's developer tools, and counts what each commit rendered. */
const watchRenders = () => {
  /** Tags of fibers (React's own numbers): function components, forwarded refs, memoised ones; elements of the page. */
  const COMPONENTS = new Set([0, 11, 14, 15]);
  const ELEMENT = 5;
  const PERFORMED_WORK = 1;
  const counts = { renders: 0, elements: 0 };
  globalThis.renderCounts = counts;
  const mount = (fiber) => {
    if (COMPONENTS.has(fiber.tag)) counts.renders += 1;
    if (fiber.tag === ELEMENT) counts.elements += 1;
    for (let child = fiber.child; child; child = child.sibling) mount(child);
  };
  const update = (fiber, before) => {
    if (COMPONENTS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) > 0) counts.renders += 1;
    if (fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) {
      if (child.alternate) update(child, child.alternate);
      else mount(child);
    }
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot: (_id, { current }) => {
      if (current.alternate) update(current, current.alternate);
      else mount(current);
    },
  };
};

/** One load, by what React did for it: renders of components that came to be seen, elements that were made. */
export const byRenders = async (browser, target) => {
  const { renders, elements } = await load(
    browser,
    target,
    (page) => page.addInitScript(watchRenders),
    (page) => page.evaluate(() => globalThis.renderCounts),
  );
  return { renders, elements, perElement: renders / elements };
};
