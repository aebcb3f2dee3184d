// What the learning centre's sidebar shows beside the menu, once the page is there.
export { Announcements } from './announcements';
export { ClassLink } from './class-link';
export { ConsoleLink } from './console-link';
export { PromoBadge } from './promo-badge';
export { ReportCorner } from './report-corner';
export { SidebarExtras } from './sidebar-extras';
export { sidebarServices } from './sidebar-services';
