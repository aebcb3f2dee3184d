import { ok } from '@ykd/domain/shared';
import type { ReceiverKey } from '../ports/messages.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { requireRight } from '../shared/rights.js';
import { rowsByKey } from '../shared/rows-by-key.js';
import type { MessageDeps } from './deps.js';
import { namedTo } from './named-to.js';
import type { MessagePort } from './port.js';
import { receiversOf } from './receivers.js';

const BY_ID: KeyOrder<string, ReceiverKey> = {
  name: 'message recipients',
  kinds: ['string'],
  keyOf: (id) => [id],
};

/** Whom a message would go to, page by page. */
export const recipients =
  (deps: MessageDeps, context: CallerContext): MessagePort['recipients'] =>
  async ({ to, ...input }) => {
    const caller = await requireRight(deps, context, 'messages.send');
    if (!caller.ok) return caller;
    const window = keyWindow(BY_ID, input);
    if (!window.ok) return window;
    const found = await receiversOf(deps, caller.value, to);
    if (!found.ok) return found;
    const rows = rowsByKey(found.value.ids, BY_ID.keyOf, window.value);
    return ok(keyPage(BY_ID, window.value, rows, await namedTo(deps, caller.value, rows.list)));
  };
