import { at, failing, loading, type Scene } from '../../scene.js';
import { ADMIN } from './staff.js';

const MESSAGES = '/admin/message';
const ROWS = '**/api/admin/messages?**';

/** Messages to students, and their templates. */
export const messageScenes: readonly Scene[] = [
  at('console/messages', MESSAGES, ADMIN),
  loading('console/messages-loading', MESSAGES, ROWS, ADMIN),
  failing('console/messages-failed', MESSAGES, { lost: ROWS, text: '列表没有加载出来', ...ADMIN }),
  at('console/message-templates', `${MESSAGES}/template`, ADMIN),
];
