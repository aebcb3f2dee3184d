import type { SidebarFlags } from '@ykd/application/sidebar';
import type { ShownTo } from '@ykd/application/activity';
import type { StudentTag } from '@ykd/domain/member';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { identifier, text } from './values.js';

/** What shows to a student now, or on a day. */
export const shownFields = {
  banners: list(
    z.object({
      id: z.string(),
      title: z.string(),
      hint: z.string(),
      short: z.string(),
      path: z.string(),
    }),
  ),
  reportPopup: z.nullable(z.int()),
  announcements: list(
    z.object({ id: z.string(), title: z.string(), text: z.string(), link: z.nullable(z.string()) }),
  ),
} satisfies { readonly [K in keyof Omit<ShownTo, 'campaigns'>]: z.core.$ZodType<ShownTo[K]> };

const sidebarFlags: z.core.$ZodType<SidebarFlags> = z.object({
  allowListed: z.boolean(),
  ...shownFields,
  worksHere: z.boolean(),
  hasClass: z.boolean(),
});

/** A tag that a student has. */
export const studentTag: z.core.$ZodType<StudentTag> = z.object({
  id: z.string(),
  lable: z.object({
    id: z.string(),
    name: z.string(),
    color: z.string(),
    description: z.string(),
    show: z.string(),
  }),
});

/** The calls of the learn sidebar. Specification §2 'Learn sidebar', §7. */
export const sidebarCalls = {
  flags: defineCall({
    method: 'GET',
    path: '/api/learn/sidebar',
    response: success(sidebarFlags),
    errors: ['not-logged-in'],
    summary:
      '学习中心侧栏现在显示什么：就业班名单、横幅、年度报告弹窗、没有收起的公告、员工去管理后台的路、在班级里的人去班级的路',
  }),
  putAway: defineCall({
    method: 'POST',
    path: '/api/learn/announcement/put-away',
    body: z.strictObject({ id: text(64) }),
    response: success(z.null()),
    errors: ['not-logged-in'],
    summary: '收起一条公告，以后在哪里登录都不再显示；可重复提交',
  }),
  findLablesByStudentId: defineCall({
    method: 'GET',
    path: '/middleware_api/admin/lable/findLablesByStudentId',
    query: z.strictObject({ id: identifier }),
    response: success(list(studentTag)),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary:
      '学员的标签：自己的只有 show 为文本 true 的；班主任与助教可查自己负责的学员的全部，超级管理员可查任何人的',
  }),
} as const;
