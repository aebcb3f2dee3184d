// The console: its frame and its guard. Its pages are parts of their own, in features/admin/screens.ts.
export { admit } from '../layouts/admin/admit';
export { AdminLayout } from '../layouts/admin/admin-layout';
