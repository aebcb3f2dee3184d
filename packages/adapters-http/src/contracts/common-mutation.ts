import type { EntityValues } from '@ykd/application/common-mutation';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { identifier, text } from './values.js';

/** The name of a class. */
const name = text(64);
const classNames = { modelClassName: name, collectionName: z.exactOptional(name) };

/** One object: its id, if it exists, and the fields to set. Which fields exist is the use case's to say. */
const entityValues: z.core.$ZodType<EntityValues> = z.catchall(
  z.object({ id: z.exactOptional(identifier) }),
  z.unknown(),
);

const savedEntity: z.core.$ZodType<EntityValues> = z.record(z.string(), z.unknown());

const errors = ['not-logged-in', 'forbidden', 'invalid-input', 'entity-not-found'] as const;
/** The generic write endpoints. Specification §7 (commonmutation). */
export const commonMutationCalls = {
  save: defineCall({
    method: 'POST',
    path: '/api/commonmutation/save',
    query: z.strictObject(classNames),
    body: entityValues,
    response: success(savedEntity),
    errors,
    summary: '保存一个对象：带 id 时修改，不带时新建',
  }),
  batchSave: defineCall({
    method: 'POST',
    path: '/api/commonmutation/batchSave',
    query: z.strictObject(classNames),
    // How many there may be is the use case's to judge; the limit of bodies keeps floods out.
    body: z.array(entityValues),
    response: success(list(savedEntity)),
    errors,
    summary: '保存一组对象，要么全部成功，要么都不改',
  }),
  del: defineCall({
    method: 'POST',
    path: '/api/commonmutation/del',
    query: z.strictObject({ ...classNames, id: identifier }),
    response: success(z.object({ id: z.string() })),
    errors,
    summary: '删除一个对象',
  }),
} as const;
