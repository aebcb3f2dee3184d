import { reachOf } from '@ykd/domain/access';
import { ok } from '@ykd/domain/shared';
import { invalid, notFound } from '../people/changed.js';
import type { Message, MessageKey, ReceiverKey, ReceiverRow } from '../ports/messages.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { requireRight } from '../shared/rights.js';
import type { MessageDeps } from './deps.js';
import type { MessagePort, ReceiverLine } from './port.js';
import { namedTo } from './named-to.js';
import { preview } from './preview.js';
import { recipients } from './recipients.js';
import { send } from './send.js';
import { setSettings, settings } from './settings.js';
import { removeTemplate, saveTemplate, templates } from './templates.js';
import { linesOf, viewOf } from './views.js';

const NEWEST: KeyOrder<Message, MessageKey> = {
  name: 'messages',
  kinds: ['number', 'string'],
  keyOf: ({ gmtCreated, id }) => [gmtCreated, id],
};

const BY_ID: KeyOrder<ReceiverRow, ReceiverKey> = {
  name: 'message receivers',
  kinds: ['string'],
  keyOf: ({ userId }) => [userId],
};

const seesAll = ({ staff }: Caller): boolean => reachOf(staff, 'messages.send') === 'all';

/** A message that the caller sees: his own, or anybody's. */
const seen = async ({ messages }: MessageDeps, caller: Caller, id: string): Promise<Message | undefined> => {
  const message = await messages.find(id);
  return message?.senderId === caller.user.id || seesAll(caller) ? message : undefined;
};

/** Receivers as the caller may see them: of who is not among his students by now nothing is told but what became of it. */
const receiverLines = async (
  deps: MessageDeps,
  caller: Caller,
  rows: readonly ReceiverRow[],
): Promise<readonly ReceiverLine[]> => {
  const named = await namedTo(
    deps,
    caller,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId, state, reason, segments, at, readAt }) => ({
    ...named(userId),
    state,
    reason,
    segments,
    at,
    readAt,
  }));
};

/** Messages to students, for one caller. */
export const messagePort = (deps: MessageDeps, context: CallerContext): MessagePort => ({
  preview: preview(deps, context),
  recipients: recipients(deps, context),
  send: send(deps, context),
  list: async ({ classId, ...input }) => {
    const caller = await requireRight(deps, context, 'messages.send');
    if (!caller.ok) return caller;
    const window = keyWindow(NEWEST, input);
    if (!window.ok) return window;
    const senderId = seesAll(caller.value) ? undefined : caller.value.user.id;
    const found = await deps.messages.page(window.value, { senderId, classId });
    const lines = new Map((await linesOf(deps, found.list)).map((line) => [line.id, line]));
    return ok(
      keyPage(NEWEST, window.value, found, ({ id }) => {
        const line = lines.get(id);
        if (line === undefined) throw new Error(`no line of ${id}`);
        return line;
      }),
    );
  },
  message: async ({ id }) => {
    const caller = await requireRight(deps, context, 'messages.send');
    if (!caller.ok) return caller;
    const message = await seen(deps, caller.value, id);
    return message === undefined ? notFound() : ok(await viewOf(deps, message));
  },
  receivers: async ({ id, state, ...input }) => {
    const caller = await requireRight(deps, context, 'messages.send');
    if (!caller.ok) return caller;
    const message = await seen(deps, caller.value, id);
    if (message === undefined) return notFound();
    if (message.channel === 'sms' && (state === 'read' || state === 'unread'))
      return invalid('state', '短信没有已读与未读');
    const window = keyWindow(BY_ID, input);
    if (!window.ok) return window;
    const found = await deps.messages.receivers(id, window.value, state);
    const lines = await receiverLines(deps, caller.value, found.list);
    const at = new Map(lines.map((line) => [line.id, line]));
    return ok(
      keyPage(BY_ID, window.value, found, ({ userId }) => {
        const line = at.get(userId);
        if (line === undefined) throw new Error(`no line of ${userId}`);
        return line;
      }),
    );
  },
  templates: templates(deps, context),
  saveTemplate: saveTemplate(deps, context),
  removeTemplate: removeTemplate(deps, context),
  settings: settings(deps, context),
  setSettings: setSettings(deps, context),
});
