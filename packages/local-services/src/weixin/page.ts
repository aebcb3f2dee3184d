import { escapeHtml, localPages } from '../local-page.js';

/** One account to choose on the page. */
export interface LocalChoice {
  readonly name: string;
  readonly note: string;
  readonly href: string;
}

const STYLE = `
ul { list-style: none; margin: 24px 0 16px; padding: 0; display: grid; gap: 12px; }
.who { display: flex; align-items: center; gap: 14px; min-height: 64px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 10px; }
.who:hover { border-color: var(--green); }
.mark { flex: none; width: 40px; height: 40px; border-radius: 8px; display: grid; place-items: center; background: var(--green); color: var(--card); font-weight: 600; }
.who strong { display: block; font-weight: 600; line-height: 1.4; }
.who small { color: var(--muted); font-size: 13px; }
.no { display: block; padding: 12px; text-align: center; color: var(--muted); border-radius: 10px; }
.no:hover { color: var(--ink); }
`;

const { csp, page } = localPages({ style: STYLE });

/** What the page may do: show itself in its own style, and nothing else. */
export const PAGE_CSP = csp;

const choiceItem = ({ name, note, href }: LocalChoice): string =>
  `<li><a class="who" href="${escapeHtml(href)}"><span class="mark" aria-hidden="true">${escapeHtml(name.slice(0, 1))}</span>` +
  `<span><strong>${escapeHtml(name)}</strong><small>${escapeHtml(note)}</small></span></a></li>`;

/** What a page asks a visitor. */
export interface LocalQuestion {
  readonly title: string;
  readonly intro: string;
  readonly choices: readonly LocalChoice[];
  readonly refuseHref: string;
}

/** The page on which a visitor says who he is in WeChat, and so what he allows. */
export const choicePage = ({ title, intro, choices, refuseHref }: LocalQuestion): string =>
  page(
    title,
    `<p>${escapeHtml(intro)}</p><ul>${choices.map(choiceItem).join('')}</ul>` +
      `<a class="no" href="${escapeHtml(refuseHref)}">拒绝</a>`,
  );

/** A message that somebody got. */
export interface LocalLetter {
  /** Who got it. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

const letterItem = ({ name, title, text, href }: LocalLetter): string =>
  `<li><a class="who" href="${escapeHtml(href)}"><span class="mark" aria-hidden="true">${escapeHtml(name.slice(0, 1))}</span>` +
  `<span><strong>${escapeHtml(title)}</strong><small>${escapeHtml(name)}：${escapeHtml(text)}</small></span></a></li>`;

/** The page with what was sent, the newest first. */
export const inboxPage = (letters: readonly LocalLetter[]): string =>
  page(
    '微信收到的消息',
    letters.length === 0
      ? '<p>还没有收到消息。在打卡提醒里允许发一条，到了提醒的时间就在这里。</p>'
      : `<ul>${letters.map(letterItem).join('')}</ul>`,
  );

/** The page for a request that WeChat would refuse. */
export const faultPage = (reason: string): string =>
  page('微信无法打开这个页面', `<p>${escapeHtml(reason)}</p>`);
