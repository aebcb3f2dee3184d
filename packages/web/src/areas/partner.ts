// The partner area: the way to be a partner, and the pages of one.
export { admitPartner } from '../features/partner/admit-partner';
export { Component as ApplyPage } from '../features/partner/pages/apply-page';
export { Component as DetailPage } from '../features/partner/pages/detail-page';
export { Component as HomePage } from '../features/partner/pages/home-page';
export { Component as MyPage } from '../features/partner/pages/my-page';
export { Component as ReviewPage } from '../features/partner/pages/review-page';
export { PartnerLayout, PartnerTabsLayout } from '../layouts/partner/partner-layout';
