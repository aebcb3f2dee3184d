export * from './classes.js';
export { followDueStaff, type FollowDeps } from './follow-staff.js';
export {
  holdForClasses,
  joinClass,
  type ClassTx,
  type Joined,
  type Joining,
  type JoinRefusal,
} from './join.js';
export { leaveClass, type LeavingClass } from './leave.js';
export * from './list.js';
export { placeBuyers, type PlaceDeps } from './place.js';
export * from './port.js';
