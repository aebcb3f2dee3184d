export { USERNAME_TAKEN } from './check-username.js';
export { LOGIN_FAILURE_WINDOW_MS } from './login.js';
export * from './port.js';
export { SMS_MEMORY_MS } from './send-sms-code.js';
