export { PromoBadge } from './promo-badge';
export { ReportCorner } from './report-corner';
export { SidebarExtras } from './sidebar-extras';
