import { verifyAudit, type AuditFlaw } from '@ykd/application/audit';
import type { AuditHead } from '@ykd/application/ports';
import { repositories } from '../persistence/index.js';
import { OperationError } from './operation-error.js';
import { withExistingDatabase } from './site-database.js';
import { UsageError } from './usage-error.js';
import type { CliWorld } from './world.js';

const SAID: Readonly<Record<AuditFlaw, string>> = {
  removed: '这一行不见了，被人删除过',
  inserted: '这一行不是本平台写的，是后来插进去的',
  changed: '这一行的内容与它的散列不符，被人改过',
  unlinked: '这一行接不上前一行，这一行或前一行被人换过',
  'cut-off': '从这一行起到末尾的行不见了，被人删除过',
  'no-head': '这是最后一行，但是记录末尾的 audit_head 不见了，后面是否还有别的行不得而知',
  rewritten: '这一行与从前记下的不同，整条链被人重写过',
};

const NOTED = /^([1-9]\d{0,14}):([\da-f]{64})$/;

const notedOf = (words: string): AuditHead => {
  const [, seq, hash] = NOTED.exec(words) ?? [];
  if (seq !== undefined && hash !== undefined) return { seq: Number(seq), hash };
  throw new UsageError(['--after：应为 行号:散列，即上一次 audit verify 最后打印的那一段']);
};

/**
 * Looks through the whole audit log, also beside a running server. `after`: the end of the log as it was noted before. Throws
 * OperationError with the first line that is wrong, UsageError for an `after` that is no end.
 */
export const verifyAuditLog = async (after: string | undefined, world: CliWorld): Promise<string> => {
  const noted = after === undefined ? undefined : notedOf(after);
  return withExistingDatabase(world, async (database) => {
    const verdict = await verifyAudit(repositories(database).auditLog, noted);
    if (!verdict.isWhole) {
      throw new OperationError([
        `审计日志不完整：第 ${verdict.seq} 行有问题，${SAID[verdict.flaw]}。`,
        `${verdict.seq > 1 ? '它前面的行都没有问题。' : ''}请保留现场，与备份比较，见 docs/operations-health.md。`,
      ]);
    }
    const { seq, hash } = verdict.head;
    if (seq === 0) return '审计日志还是空的。';
    return `审计日志完整，共 ${seq} 行。末尾是 ${seq}:${hash}\n请把这一段记在数据库以外的地方，下次用 --after 核对。`;
  });
};
