import { noteFields } from '@ykd/application/ports';
import { NOTE_TEXT_MAX } from '@ykd/domain/course';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { count, identifier, instant } from './values.js';

const note = recordSchema(noteFields);

/** The calls of a member's own notes beside the lessons. */
export const noteCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/note/list',
    whileViewing: false,
    query: z.strictObject({ courseId: identifier }),
    response: success(list(note)),
    errors: ['not-logged-in'],
    summary: '自己在一门课程里的笔记，按课程目录的顺序',
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/note/save',
    body: z.strictObject({
      userId: z.exactOptional(identifier),
      id: identifier,
      courseId: identifier,
      outlineNum: count,
      sectionNum: count,
      bodyNum: count,
      // The rule counts code points, of which each has at most two of these.
      text: z.string().check(z.maxLength(2 * NOTE_TEXT_MAX)),
      base: z.exactOptional(instant),
      at: z.exactOptional(instant),
    }),
    response: success(note),
    errors: [
      'not-logged-in',
      'forbidden',
      'invalid-input',
      'note-changed',
      'too-many-notes',
      'course-not-found',
      'lesson-not-found',
      'course-closed',
    ],
    summary: '保存笔记：id 由客户端生成，可重复提交；修改时带上所看到的 gmtModified（base）',
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/note/remove',
    body: z.strictObject({
      userId: z.exactOptional(identifier),
      id: identifier,
      base: z.exactOptional(instant),
    }),
    response: success(z.null()),
    errors: ['not-logged-in', 'forbidden', 'note-changed'],
    summary: '删除笔记：可重复提交；带上所看到的 gmtModified（base）时，别的设备改过的不删除',
  }),
} as const;
