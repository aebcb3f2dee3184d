import { finished } from 'node:stream';
import type { Application } from '@ykd/application';
import type { CallerContext } from '@ykd/application/shared';
import { hasRight } from '@ykd/domain/access';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Upload } from '../contracts/call.js';
import { Refusal } from './answers.js';
import { createSlots, type Slots } from './slots.js';
import { userBehind } from './user-behind.js';

/** How many uploads of a kind one member may have under way: the ten that may wait for their turn, and a few that come in. */
export const UPLOADS_PER_MEMBER = 12;

/** When who was sent away may come again: what small files, and what large ones take to come in. */
const MEMBER_WAIT_SECONDS = 5;
const ALL_WAIT_SECONDS = 30;

const EVERYBODY = '';

/** The id of whoever may upload. */
const senderOf = async (
  application: Application,
  context: CallerContext,
  right: Upload['right'],
): Promise<string> => {
  const user = await userBehind(application, context);
  if (user === undefined) throw new Refusal({ kind: 'not-logged-in' });
  if (right !== undefined) {
    const staff = await application.staff(context).me();
    if (!staff.ok || !hasRight(staff.value, right)) throw new Refusal({ kind: 'forbidden' });
  }
  return user.id;
};

/** Takes a slot until a request is over, however it ends. */
const takeSlot = (slots: Slots, holder: string, { raw }: FastifyReply, retryAfterSeconds: number): void => {
  if (!slots.take(holder)) throw new Refusal({ kind: 'too-many-attempts', retryAfterSeconds });
  finished(raw, () => slots.free(holder));
};

/**
 * Decides in a scope before bodies are read, which cost more than this: strangers, and who may not do what the file is for,
 * are refused; of the others so many have a file under way at once.
 */
export const addUploadGuard = (
  scope: FastifyInstance,
  application: Application,
  { right, atOnce = Infinity }: Pick<Upload, 'right' | 'atOnce'>,
): void => {
  const members = createSlots(UPLOADS_PER_MEMBER);
  const all = createSlots(atOnce);
  scope.addHook('onRequest', async ({ callerContext }, reply) => {
    const sender = await senderOf(application, callerContext, right);
    takeSlot(members, sender, reply, MEMBER_WAIT_SECONDS);
    takeSlot(all, EVERYBODY, reply, ALL_WAIT_SECONDS);
  });
};
