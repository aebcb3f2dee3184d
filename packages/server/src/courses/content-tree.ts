import {
  type ContentElement,
  type ContentNode,
  type ContentTag,
  isLessonHref,
} from '@ykd/application/course';
import type { Code, Image, Nodes, Parents, RootContent, Table } from 'mdast';
import type { Report } from './course-error.js';
import type { LessonPictures } from './course-pictures.js';
import { fenceOf, OUTPUT_FENCE, runLanguage } from './fence.js';
import { highlight } from './highlight.js';

/** Languages whose programs `npm run lessons` runs beside those that run in a browser. */
const COMPILED: ReadonlySet<string> = new Set(['java']);

/** What a lesson may not hold, as authors call it. */
const REFUSED = {
  html: '不允许 HTML',
  linkReference: '不支持的内容：引用式链接，请写成 [文字](地址)',
  imageReference: '不支持的内容：引用式图片，请写成 ![说明](路径)',
  definition: '不支持的内容：链接定义，请把地址写进链接或图片',
  footnoteReference: '不支持的内容：脚注',
  footnoteDefinition: '不支持的内容：脚注的正文',
  tableRow: '不支持的内容：表格之外的行',
  tableCell: '不支持的内容：表格之外的单元格',
  yaml: '不支持的内容：文件开头的 YAML',
} as const;

/**
 * Turns the Markdown nodes of one lesson into content nodes; whatever is not on the allow-list is reported and left out.
 */
export const contentTree = (report: Report, pictures: LessonPictures) => {
  const fail = (node: Nodes, problem: string): readonly ContentNode[] => {
    report(node.position?.start.line, problem);
    return [];
  };

  const code = async (node: Code): Promise<readonly ContentNode[]> => {
    const { language, role, settings, rest } = fenceOf(node);
    const run = role === 'run' ? runLanguage(language) : undefined;
    if (role === 'exercise') return fail(node, '练习要写在最外层，不能在列表或引用里');
    if (role === undefined || rest !== '' || settings.size > 0) {
      return fail(node, `不认识的代码块标记：${node.meta ?? ''}`);
    }
    if (role === 'run' && run === undefined && !COMPILED.has(language)) {
      return fail(node, `${language} 代码不能运行`);
    }
    if (role !== 'run' && role !== 'code') return fail(node, `${role} 代码块前面没有它的练习`);
    return [
      {
        tag: 'pre',
        lang: language === OUTPUT_FENCE ? 'output' : language,
        ...(run === undefined ? {} : { run }),
        children: await highlight(node.value, language),
      },
    ];
  };

  const image = async (node: Image): Promise<readonly ContentNode[]> => {
    const alt = (node.alt ?? '').trim();
    if (alt === '') return fail(node, '图片要写说明文字：![说明](路径)');
    const picture = await pictures(node.url);
    if ('problem' in picture) return fail(node, `${picture.problem}：${node.url}`);
    return [{ tag: 'img', alt, ...picture }];
  };

  const children = async (parent: Parents): Promise<readonly ContentNode[]> => {
    const nodes: ContentNode[] = [];
    for (const child of parent.children) nodes.push(...(await convert(child)));
    return nodes;
  };

  const wrap = async (
    tag: ContentTag,
    parent: Parents,
    extra: Partial<ContentElement> = {},
  ): Promise<ContentNode[]> => [{ tag, ...extra, children: await children(parent) }];

  const table = async (node: Table): Promise<ContentNode[]> => {
    const row = async (at: number, cellTag: 'th' | 'td'): Promise<ContentElement> => {
      const cells: ContentElement[] = [];
      for (const [column, cell] of (node.children[at]?.children ?? []).entries()) {
        const align = node.align?.[column];
        cells.push({ tag: cellTag, ...(align ? { align } : {}), children: await children(cell) });
      }
      return { tag: 'tr', children: cells };
    };
    // One after the other: pictures are drawn, and each takes the memory of all its pixels.
    const head = await row(0, 'th');
    const body: ContentElement[] = [];
    for (const at of node.children.keys()) if (at > 0) body.push(await row(at, 'td'));
    return [
      {
        tag: 'table',
        children: [
          { tag: 'thead', children: [head] },
          { tag: 'tbody', children: body },
        ],
      },
    ];
  };

  const convert = async (node: RootContent): Promise<readonly ContentNode[]> => {
    switch (node.type) {
      case 'text':
        return [node.value];
      case 'paragraph':
        return wrap('p', node);
      case 'heading':
        if (node.depth === 1 || node.depth > 4) return fail(node, '标题只能用 ##、### 或 ####');
        return wrap(node.depth === 2 ? 'h2' : node.depth === 3 ? 'h3' : 'h4', node);
      case 'emphasis':
        return wrap('em', node);
      case 'strong':
        return wrap('strong', node);
      case 'delete':
        return wrap('del', node);
      case 'blockquote':
        return wrap('blockquote', node);
      case 'list':
        return wrap(
          node.ordered ? 'ol' : 'ul',
          node,
          node.ordered && (node.start ?? 1) !== 1 ? { start: node.start ?? 1 } : {},
        );
      case 'listItem': {
        // A tight item holds its text directly, without a paragraph around it.
        const [only] = node.children;
        const tight = node.children.length === 1 && only?.type === 'paragraph';
        return wrap('li', tight ? only : node);
      }
      case 'link':
        return isLessonHref(node.url)
          ? wrap('a', node, { href: node.url })
          : fail(node, `链接地址不允许：${node.url}`);
      case 'inlineCode':
        return [{ tag: 'code', children: [node.value] }];
      case 'code':
        return code(node);
      case 'image':
        return image(node);
      case 'break':
        return [{ tag: 'br' }];
      case 'thematicBreak':
        return [{ tag: 'hr' }];
      case 'table':
        return table(node);
      default:
        return fail(node, REFUSED[node.type]);
    }
  };

  return convert;
};
