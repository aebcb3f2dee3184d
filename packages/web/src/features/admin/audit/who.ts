import { audit } from '../messages/zh-CN/audit';
import type { AuditLine } from '../fold-lines';

/** Who did it, in words. */
export const actorOf = ({ actorName, actor, actorKind }: AuditLine): string =>
  actorName ?? actor ?? audit.nobody[actorKind];
