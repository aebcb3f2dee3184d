import type { Logger } from 'pino';
import type { Trouble } from './persistence/index.js';

/** What the operator is told when it begins. */
const BEGINS: Readonly<Record<Trouble, string>> = {
  'disk-full':
    'the database cannot store anything: its disk is FULL; it goes on by itself when there is room',
  'read-only':
    'the database cannot store anything: it is READ-ONLY; it goes on by itself when it is writable',
  'io-error': 'the database cannot be read or written: INPUT/OUTPUT ERROR; look after the disk',
  'file-gone':
    'the file of the database is GONE, or another one lies in its place: what is stored now is lost when the server ends; put the file back',
  corrupted: 'the database is DAMAGED: stop the server and restore a backup',
};

/** Logs that something is the matter with the database, once, or that it is over. */
export const logHealth = (logger: Logger, trouble: Trouble | undefined, cause: unknown): void => {
  if (trouble === undefined) logger.warn('the database stores again: what was the matter is over');
  else logger.error({ trouble, [cause instanceof Error ? 'err' : 'problems']: cause }, BEGINS[trouble]);
};
