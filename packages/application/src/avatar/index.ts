export * from './avatar-url.js';
export * from './port.js';
export { removeUnusedAvatars, type RemoveUnusedAvatarsDeps } from './remove-unused-avatars.js';
