import { admin } from './messages/zh-CN/admin';

/** Somebody as pages name him; a list may not have asked for all of it. */
interface Named {
  readonly name?: string | null | undefined;
  readonly userName?: string | null | undefined;
  /** Its middle hidden. */
  readonly mobile?: string | null | undefined;
}

/** What a member is called where a line has room for one name: one without any is told from others by his mobile. */
export const memberTitle = ({ name, userName, mobile }: Named): string =>
  name ?? userName ?? [admin.unnamed, mobile].filter(Boolean).join(' ');
