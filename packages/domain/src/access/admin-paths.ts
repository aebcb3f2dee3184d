import { ADMIN_PATH } from './paths.js';

/** Where the console leads whoever may not see a page (Specification §2 'Routes', §6 'Admin guard'). */
export const ADMIN_404_PATH = `${ADMIN_PATH}/404` as const;

/** Who logged in and who changed what, for super administrators. Beyond the Specification. */
export const ADMIN_SECURITY_PATH = `${ADMIN_PATH}/security` as const;

/** What staff changed, for super administrators. Beyond the Specification. */
export const ADMIN_AUDIT_PATH = `${ADMIN_PATH}/audit` as const;

/** What staff show beside their passwords. Beyond the Specification. */
export const ADMIN_TWO_FACTOR_PATH = `${ADMIN_PATH}/two-factor` as const;
