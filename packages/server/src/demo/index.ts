export { DEMO_PASSWORD } from './accounts.js';
export { demoData } from './demo-data.js';
export {
  demoAccountList,
  demoForVisitors,
  hashDemoPasswords,
  isDemoDue,
  loadDemo,
  type PrintedAccount,
} from './load-demo.js';
export { paymentsOf, wrongInBill } from './school/payments.js';
export { loadShifts } from './school/shifts.js';
export { loadActivities } from './school/activities.js';
export { loadPartnerHistory } from './school/partner-history.js';
export { loadClasses } from './school/classes.js';
export { loadMessages } from './school/messages.js';
export { demoSchool } from './school/school.js';
export { withFollowUps } from './school/follow-ups.js';
export { loadInvoices, schoolInvoices } from './school/invoices.js';
export { schoolTargets } from './school/targets.js';
export { loadStaffWork, staffWork } from './school/staff-work.js';
