/**
 * Members: what their forms accept, when which dialog opens, usernames and limits (Specification §4, §5, §6, §9).
 *
 * @module @ykd/domain/member
 */
export * from './avatar.js';
export * from './email.js';
export { guessablePasswordIssue, type PasswordFacts } from './guessable-password.js';
export { issuesOf, type Issue } from './issue.js';
export * from './limits.js';
export * from './login.js';
export * from './mobile.js';
export { passwordChangeIssues, type PasswordChangeForm } from './password-change.js';
export * from './profile-form.js';
export * from './profile-state.js';
export * from './profile-texts.js';
export * from './signature.js';
export * from './sms.js';
export * from './student-note.js';
export * from './student-tag.js';
export * from './studies.js';
export * from './tag-form.js';
export * from './user.js';
export * from './username.js';
