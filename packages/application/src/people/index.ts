export { accountIssues } from './account-issues.js';
export { OPERATOR, type Actor, type PeopleDeps } from './actor.js';
export { comeBack, leave, setRights } from './change-employee.js';
export { addDepartment, moveDepartment } from './departments.js';
export { hireMember, hireNew, takenIssues, type HireDeps } from './hire.js';
