export { USERNAME_TAKEN } from './check-username.js';
export { DEVICE_MEMORY_MS } from './device.js';
export { STRANGER_WINDOW_MS } from './login-guard.js';
export * from './port.js';
export { SMS_MEMORY_MS } from './send-sms-code.js';
