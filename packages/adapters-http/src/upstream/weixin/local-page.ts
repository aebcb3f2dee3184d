import { createHash } from 'node:crypto';

/** One account to choose on the page. */
export interface LocalChoice {
  readonly name: string;
  readonly note: string;
  readonly href: string;
}

const STYLE = `
:root { color-scheme: light dark; --page: #faf7f0; --card: #fff; --ink: #16203a; --muted: #5c6478; --line: #e4dfd3; --green: #07823f; }
@media (prefers-color-scheme: dark) { :root { --page: #0d1322; --card: #151d31; --ink: #eef0f5; --muted: #a3abbd; --line: #2a3450; --green: #4cc983; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--page); color: var(--ink);
  font: 16px/1.6 "PingFang SC", "HarmonyOS Sans SC", "Noto Sans SC", "Noto Sans CJK SC", sans-serif; }
main { width: 100%; max-width: 400px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 28px 24px 20px; }
h1 { margin: 0; font-size: 22px; font-weight: 600; line-height: 1.3; }
p { margin: 8px 0 0; color: var(--muted); font-size: 14px; }
ul { list-style: none; margin: 24px 0 16px; padding: 0; display: grid; gap: 12px; }
a { color: inherit; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
.who { display: flex; align-items: center; gap: 14px; min-height: 64px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 10px; }
.who:hover { border-color: var(--green); }
.mark { flex: none; width: 40px; height: 40px; border-radius: 8px; display: grid; place-items: center; background: var(--green); color: var(--card); font-weight: 600; }
.who strong { display: block; font-weight: 600; line-height: 1.4; }
.who small { color: var(--muted); font-size: 13px; }
.no { display: block; padding: 12px; text-align: center; color: var(--muted); border-radius: 10px; }
.no:hover { color: var(--ink); }
`;

/** What the page may do: show itself in its own style, and nothing else. */
export const PAGE_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`;

const choiceItem = ({ name, note, href }: LocalChoice): string =>
  `<li><a class="who" href="${escape(href)}"><span class="mark" aria-hidden="true">${escape(name.slice(0, 1))}</span>` +
  `<span><strong>${escape(name)}</strong><small>${escape(note)}</small></span></a></li>`;

/** The page on which a visitor says who he is in WeChat. */
export const choicePage = (choices: readonly LocalChoice[], refuseHref: string): string =>
  page(
    '选择一个微信身份',
    `<p>这是演示环境里的微信，代替真正的授权页面。选一个身份继续。</p><ul>${choices.map(choiceItem).join('')}</ul>` +
      `<a class="no" href="${escape(refuseHref)}">拒绝</a>`,
  );

/** The page for a request that WeChat would refuse. */
export const faultPage = (reason: string): string => page('微信无法打开这个页面', `<p>${escape(reason)}</p>`);
