export * from './chat-account.js';
