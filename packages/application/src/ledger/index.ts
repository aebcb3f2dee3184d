export { verifyLedger, type Verified, type VerifyDeps } from './verify.js';
