// The partner area: the way to be a partner, and the pages of one.
export { admitPartner } from '../features/partner/admit-partner';
export { Component as PartnerPage } from '../features/partner/pages/partner-page';
export { PartnerLayout } from '../layouts/partner/partner-layout';
