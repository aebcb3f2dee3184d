import { err, ok } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import type { MessageTemplate } from '../entities/message.js';
import { changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import { templateIssues } from './check.js';
import { wishOf } from './check.js';
import type { MessageDeps } from './deps.js';
import { TEMPLATES_MAX } from './limits.js';
import type { MessagePort, TemplateView } from './port.js';

const viewOf = ({ id, name, title, text, version, changedAt }: MessageTemplate): TemplateView => ({
  id,
  name,
  title,
  text,
  version,
  changedAt,
});

/** What a form changes, and the audit log tells of. */
const toldOf = ({ name, title, text }: MessageTemplate) => ({ name, heading: title, text });

/** All templates. */
export const templates =
  (deps: MessageDeps, context: CallerContext): MessagePort['templates'] =>
  async () => {
    const caller = await requireRight(deps, context, 'messages.send');
    return caller.ok ? ok((await deps.messages.templates()).map(viewOf)) : caller;
  };

/** A new template, or a change of one. */
export const saveTemplate =
  (deps: MessageDeps, context: CallerContext): MessagePort['saveTemplate'] =>
  async ({ id, version, ...said }) => {
    const caller = await requireRight(deps, context, 'messages.send');
    if (!caller.ok) return caller;
    const fields = { ...wishOf(said), name: said.name.trim() };
    const wrong = templateIssues(fields);
    if (wrong !== undefined) return err(wrong);
    const at = deps.clock.now();
    const newId = deps.ids.next();
    const isFull = id === null && (await deps.messages.templates()).length >= TEMPLATES_MAX;
    return deps.unitOfWork.transaction(async (tx) => {
      await tx.messages.lockSettings();
      const before = id === null ? undefined : await tx.messages.template(id);
      if (id !== null && before === undefined) return notFound();
      if (before !== undefined && before.version !== version)
        return changedMeanwhile(tx, before, { ...toldOf(before) });
      if (isFull) return invalid('name', `最多保存 ${TEMPLATES_MAX} 个模板`);
      const twin = await tx.messages.templateNamed(fields.name);
      if (twin !== undefined && twin.id !== before?.id) return invalid('name', '已经有同名的模板');
      const template: MessageTemplate = {
        id: before?.id ?? newId,
        ...fields,
        version: (before?.version ?? 0) + 1,
        changedBy: caller.value.user.id,
        changedAt: at,
        gmtCreated: before?.gmtCreated ?? at,
      };
      await tx.messages.storeTemplate(template);
      const what = {
        act: 'messages.template.save',
        subjectKind: 'message-template',
        subjectId: template.id,
        at,
      } as const;
      for (const line of auditChange(byStaff(caller.value), what, before && toldOf(before), toldOf(template)))
        await tx.audit.append(line);
      return ok(viewOf(template));
    });
  };

/** A template goes; messages that were sent keep their texts. */
export const removeTemplate =
  (deps: MessageDeps, context: CallerContext): MessagePort['removeTemplate'] =>
  async ({ id, version }) => {
    const caller = await requireRight(deps, context, 'messages.send');
    if (!caller.ok) return caller;
    const at = deps.clock.now();
    return deps.unitOfWork.transaction(async (tx) => {
      await tx.messages.lockSettings();
      const before = await tx.messages.template(id);
      if (before === undefined) return notFound();
      if (before.version !== version) return changedMeanwhile(tx, before, { ...toldOf(before) });
      await tx.messages.deleteTemplate(id);
      const what = {
        act: 'messages.template.delete',
        subjectKind: 'message-template',
        subjectId: id,
        at,
      } as const;
      for (const line of auditChange(byStaff(caller.value), what, toldOf(before), undefined))
        await tx.audit.append(line);
      return ok(null);
    });
  };
