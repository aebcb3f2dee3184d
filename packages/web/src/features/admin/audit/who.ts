import type { AuditView } from '@ykd/application/audit';
import { audit } from '../messages/zh-CN/audit';

/** Who did it, in words. */
export const actorOf = ({
  actorName,
  actor,
  actorKind,
}: Pick<AuditView, 'actorName' | 'actor' | 'actorKind'>): string =>
  actorName ?? actor ?? audit.nobody[actorKind];
