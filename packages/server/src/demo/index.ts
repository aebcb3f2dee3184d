export { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts.js';
export { demoData, type DemoData } from './demo-data.js';
export { demoAccountList, loadDemo, type LoadDemoDeps, type PrintedAccount } from './load-demo.js';
