// What the learning centre's sidebar shows beside the menu, once the page is there.
export { createSidebarServices } from '../container/sidebar-services';
export * as extras from '../layouts/learn/extras';
