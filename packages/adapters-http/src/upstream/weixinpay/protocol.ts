// What both sides of WeChat Pay's API v3 share: what is signed and sealed, and how values are written.
export { selfSigned } from './certificate.js';
export * from './constants.js';
export { OAEP, seal, type Sealed } from './sealing.js';
export { readPrivateKey, type WeixinPaySettings } from './settings.js';
export { authorizationOf, isSigned, requestText, signText } from './signing.js';
export { cents, instant, parsedJson, rfc3339 } from './values.js';
export { messageText } from './verify-message.js';
