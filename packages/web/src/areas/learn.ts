// The learning centre, as one comes in.
export { Component as LearnLayout } from '../layouts/learn/learn-layout';
export { Component as DashboardPage } from '../features/learn/pages/dashboard-page';
