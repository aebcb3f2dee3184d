import { AVATAR_PATH } from '@ykd/application/avatar';
import { AVATAR_MAX_BYTES, avatarIssue } from '@ykd/domain/member';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { text } from './values.js';

/** The calls about pictures of members. Specification §7 (`/middleware_api/*`). */
export const avatarCalls = {
  upload: defineCall({
    method: 'POST',
    path: '/middleware_api/upload/avatar',
    // How large and of which type it may be is the use case's to judge.
    body: z.strictObject({ avatarfile: z.file() }),
    upload: {
      maxBytes: AVATAR_MAX_BYTES,
      tooLarge: (size) => avatarIssue({ mimeType: 'image/png', size }) ?? '',
    },
    response: success(z.object({ imageUrl: z.string() })),
    errors: ['not-logged-in', 'invalid-input', 'too-many-attempts'],
    limit: 'upload',
    summary: `上传头像：png、jpeg 或 gif，最多 ${AVATAR_MAX_BYTES} 字节；保存资料后才会显示`,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/middleware_api/delete/avatar',
    body: z.strictObject({ imgUrl: text(1000) }),
    response: success(z.null()),
    errors: ['not-logged-in'],
    summary: '删除自己上传的头像；不是自己的或已经删除的，不做任何事',
  }),
} as const;

/** Where a picture of a member is read, with its name as a parameter. */
export const AVATAR_FILE_PATH = `${AVATAR_PATH}:name`;
