// The pages that staff have on phones.
export { ReviewPage } from '../../features/admin/desk/review-page';
export { RecordPage } from '../../features/admin/desk/record-page';
export { DeskLayout } from '../../layouts/admin/desk-layout';
export { admitToDesk } from '../../layouts/admin/admit-to-desk';
