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

/** The page on which a visitor says who he is in WeChat. */
export const choicePage = (choices: readonly LocalChoice[], refuseHref: string): string =>
  page(
    '选择一个微信身份',
    `<p>这是演示环境里的微信，代替真正的授权页面。选一个身份继续。</p><ul>${choices.map(choiceItem).join('')}</ul>` +
      `<a class="no" href="${escapeHtml(refuseHref)}">拒绝</a>`,
  );

/** The page for a request that WeChat would refuse. */
export const faultPage = (reason: string): string =>
  page('微信无法打开这个页面', `<p>${escapeHtml(reason)}</p>`);
