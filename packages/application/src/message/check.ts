import { noticeLinkIssue, MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX, templateIssue } from '@ykd/domain/notice';
import { lineIssue, withLineFeeds } from '@ykd/domain/shared';
import type { InvalidInput } from '../shared/errors.js';
import { issuesOf } from '../shared/issues-of.js';
import { TEMPLATE_NAME_MAX } from './limits.js';
import type { MessageWish } from './port.js';

const TITLE = '标题';
const TEXT = '正文';

const titleIssue = (title: string): string | undefined =>
  lineIssue(TITLE, title) ?? templateIssue(TITLE, title, MESSAGE_TITLE_MAX);

/** What is kept and sent of what was written. */
export const wishOf = <W extends Pick<MessageWish, 'title' | 'text'>>(wish: W): W => ({
  ...wish,
  title: wish.title.trim(),
  text: withLineFeeds(wish.text).trim(),
});

/** What is wrong with a message; a text message has no title. */
export const wishIssues = ({
  channel,
  title,
  text,
  link,
}: Pick<MessageWish, 'channel' | 'title' | 'text' | 'link'>): InvalidInput | undefined =>
  issuesOf({
    title: channel === 'sms' ? undefined : titleIssue(title),
    text: templateIssue(TEXT, text, MESSAGE_TEXT_MAX),
    link: link === null || channel === 'sms' ? undefined : noticeLinkIssue(link),
  });

/** What is wrong with a template. Its title may be empty: text messages have none. */
export const templateIssues = ({
  name,
  title,
  text,
}: Record<'name' | 'title' | 'text', string>): InvalidInput | undefined =>
  issuesOf({
    name:
      lineIssue('名称', name) ??
      (name === '' ? '名称必须填写' : undefined) ??
      ([...name].length > TEMPLATE_NAME_MAX ? `名称不能超过${TEMPLATE_NAME_MAX}个字符` : undefined),
    title: title === '' ? undefined : titleIssue(title),
    text: templateIssue(TEXT, text, MESSAGE_TEXT_MAX),
  });
