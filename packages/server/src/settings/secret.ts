import { SESSION_SECRET_MIN } from './session-secret.js';

/** Random bytes that are as hard to guess as the keys made of them. */
const BYTES_MIN = 32;

/** So many different characters, or bytes, has nearly every random secret; what a person typed to fill the space has not. */
const DIFFERENT_MIN = 12;

const decoded = (secret: string): Buffer | undefined => {
  if (/^(?:[\da-f]{2})+$/i.test(secret)) return Buffer.from(secret, 'hex');
  return /^[\w+/-]+={0,2}$/.test(secret) ? Buffer.from(secret, 'base64') : undefined;
};

/** Whether a secret can be guessed: too short, or of too few different characters for one that was drawn at random. */
export const isWeakSecret = (secret: string): boolean => {
  if (secret.length < SESSION_SECRET_MIN) return true;
  if (new Set(secret).size >= DIFFERENT_MIN) return false;
  const bytes = decoded(secret);
  return bytes === undefined || bytes.length < BYTES_MIN || new Set(bytes).size < DIFFERENT_MIN;
};

/** What to do about one. */
export const WEAK_SECRET =
  `生产环境应为随机的密钥（至少 ${SESSION_SECRET_MIN} 个字符，其中至少 ${DIFFERENT_MIN} 种不同的），` +
  '可以用 openssl rand -base64 32 生成';
