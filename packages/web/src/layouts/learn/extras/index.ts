export { PromoLine } from './promo-line';
export { ReportCorner } from './report-corner';
export { SidebarExtras } from './sidebar-extras';
