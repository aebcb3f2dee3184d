import { createHash } from 'node:crypto';

/** What the pages of the local services have in common: colours, type, the card in the middle. */
const BASE = `
:root { color-scheme: light dark; --page: #faf7f0; --card: #fff; --ink: #16203a; --muted: #5c6478; --line: #e4dfd3; --green: #07823f; }
@media (prefers-color-scheme: dark) { :root { --page: #0d1322; --card: #151d31; --ink: #eef0f5; --muted: #a3abbd; --line: #2a3450; --green: #4cc983; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--page); color: var(--ink);
  font: 16px/1.6 "PingFang SC", "HarmonyOS Sans SC", "Noto Sans SC", "Noto Sans CJK SC", sans-serif; }
main { width: 100%; max-width: 400px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 28px 24px 20px; }
h1 { margin: 0; font-size: 22px; font-weight: 600; line-height: 1.3; }
p { margin: 8px 0 0; color: var(--muted); font-size: 14px; }
a { color: inherit; text-decoration: none; }
a:focus-visible, button:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in a page, between tags and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

export interface LocalPages {
  /** What they may do: show themselves in their own style, send their own forms if they have any, and nothing else. */
  readonly csp: string;
  /** A page; the title is text, the content is HTML. */
  page(title: string, content: string): string;
}

/** Pages with a style of their own on top of the common one. */
export const localPages = ({
  style,
  formAction = "'none'",
}: {
  readonly style: string;
  readonly formAction?: "'none'" | "'self'";
}): LocalPages => {
  const whole = BASE + style;
  return {
    csp: [
      "default-src 'none'",
      `style-src 'sha256-${createHash('sha256').update(whole).digest('base64')}'`,
      "base-uri 'none'",
      `form-action ${formAction}`,
      "frame-ancestors 'none'",
    ].join('; '),
    page: (title, content) =>
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>${escapeHtml(title)}</title><style>${whole}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
  };
};
