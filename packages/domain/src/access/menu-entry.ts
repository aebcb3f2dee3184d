/** One entry of a sidebar: a stable key, the Chinese title and the path it leads to (Specification §2). */
export type MenuEntry = { readonly key: string; readonly title: string; readonly path: string };
