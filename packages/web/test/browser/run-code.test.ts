import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, type Device, type Visitor } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { writeProgram } from './support/editor.js';
import { faultsOf } from './support/faults.js';
import { hasFocus } from './support/browser.js';
import { readToEnd, recordOf } from './support/lesson.js';

const demo = useDemo();

/** The lesson whose exercise asks for three lines. */
const LESSON = '/study/py1test/0/0';
const SOLUTION = 'print("我开始学 Python 了")\nprint("今天学习", 30, "分钟")\nprint("加油！")\n';

type Reader = Visitor & { readonly userId: string };

/** A reader of a lesson, whose browser asks nobody but the server; leaving fails if it did. */
const reader = async (account: string, device?: Device, { stopsClock = false } = {}): Promise<Reader> => {
  const visitor = await demo.visit(device, { reducedMotion: 'reduce' });
  const elsewhere: string[] = [];
  // Only heard, not routed: then the browser keeps what it has loaded, Python above all.
  visitor.context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== demo.address) elsewhere.push(url.href);
  });
  const userId = await logIn(visitor, demo.address, account);
  if (stopsClock) await visitor.page.clock.install();
  await visitor.page.goto(LESSON);
  const leave = async (): Promise<void> => {
    await visitor.leave();
    expect(elsewhere).toEqual([]);
  };
  return { ...visitor, userId, leave };
};

const exerciseOf = (page: Page) => page.getByRole('figure', { name: '练习：三行话' });

/** The first program of the text. */
const firstProgramOf = (page: Page) => page.locator('#b0 figure').first();

/** Puts a program into the editor of the exercise. */
const write = async (page: Page, code: string): Promise<void> => {
  const exercise = exerciseOf(page);
  await exercise.scrollIntoViewIfNeeded();
  const editor = exercise.getByRole('textbox');
  await editor.waitFor();
  await writeProgram(editor, code);
};

const progressOf = async (visitor: Reader): Promise<number> => {
  const record = (await recordOf(visitor, visitor.userId)) as { progress: number } | null;
  return record?.progress ?? 0;
};

/** Reads the lesson to its end, so that nothing but exercises moves the progress; answers how far that is. */
const readAll = async (visitor: Reader): Promise<number> => {
  await readToEnd(visitor.page);
  await expect
    .poll(() => recordOf(visitor, visitor.userId))
    .toMatchObject({ lastBodyNum: 4, lessons: [{ isRead: true }] });
  return progressOf(visitor);
};

it('lets a learner try, fail, correct and pass, and keeps it', async () => {
  const visitor = await reader('xiaohong');
  const { page } = visitor;
  const exercise = exerciseOf(page);

  await write(page, 'print("我开始学 Python 了")\nprin("加油")\n');
  await exercise.getByRole('button', { name: '检查' }).click();
  await exercise.getByText('第 2 行：用到了没有定义过的名字').waitFor();
  await expect.poll(() => exercise.getByText('_pyodide').count()).toBe(0);

  await write(page, 'print("我开始学 Python 了")\n');
  await exercise.getByRole('button', { name: '检查' }).click();
  await exercise.getByText('没有通过').waitFor();
  await expect
    .poll(() => exercise.getByRole('group', { name: '要求的输出' }).innerText())
    .toContain('今天学习 30 分钟');
  expect(await faultsOf(page)).toEqual([]);

  await exercise.getByRole('button', { name: '恢复初始代码' }).click();
  await expect.poll(() => exercise.getByText('没有通过').count()).toBe(0);

  const before = await readAll(visitor);
  await write(page, SOLUTION);
  const check = exercise.getByRole('button', { name: '检查' });
  await check.press('Enter');
  await exercise.getByText('已计入进度').waitFor();
  await hasFocus(check);
  await exercise.getByText('已通过').waitFor();
  expect(await progressOf(visitor)).toBeGreaterThan(before);

  await page.reload();
  await exercise.getByText('已通过').waitFor();
  await exercise.scrollIntoViewIfNeeded();
  await expect.poll(() => exercise.getByRole('textbox').innerText()).toContain('加油！');
  await visitor.leave();
});

it('passes without a connection, and is counted when it is back', async () => {
  const visitor = await reader('13800000001', 'phone');
  const { context, page, leave } = visitor;
  const exercise = exerciseOf(page);
  await write(page, 'print(1)\n');
  await exercise.getByRole('button', { name: '运行' }).click();
  await expect.poll(() => exercise.getByRole('group', { name: '你的输出' }).innerText()).toBe('1\n');
  const before = await readAll(visitor);

  await context.setOffline(true);
  await write(page, SOLUTION);
  await exercise.getByRole('button', { name: '检查' }).click();
  await exercise.getByText('已离线保存，联网后计入进度').waitFor();
  await exercise.getByText('已通过').waitFor();
  expect(await progressOf(visitor)).toBe(before);

  await context.setOffline(false);
  await exercise.getByText('已计入进度').waitFor();
  const after = await progressOf(visitor);
  expect(after).toBeGreaterThan(before);
  await page.getByText(`课程进度 ${after}%`).filter({ visible: true }).waitFor();
  await page.reload();
  await exercise.getByText('已通过').waitFor();
  await leave();
});

it('stays readable where the editor could not be loaded any more, and gets it with the connection', async () => {
  const { context, page, leave } = await reader('xiaoming', 'phone');
  const open = page.getByRole('button', { name: '编辑' }).first();
  await open.waitFor();
  // What has been written is there, and the editor is not: it comes when somebody is near.
  await exerciseOf(page).getByRole('button', { name: '恢复初始代码' }).waitFor();
  await context.setOffline(true);
  await open.click();
  await readToEnd(page);
  await exerciseOf(page).getByText('我开始学 Python 了').first().waitFor();
  await exerciseOf(page).getByText('没有网络，这一部分还没有下载').waitFor();
  await page.getByRole('button', { name: '打开目录' }).click();
  await page.getByRole('button', { name: '在课程里查找' }).click();
  await page.getByRole('dialog').getByText('没有网络，这一部分还没有下载').waitFor();
  await page.getByRole('dialog').getByRole('link', { name: '变量：给数据起个名字' }).waitFor();

  await context.setOffline(false);
  await expect
    .poll(async () => {
      await readToEnd(page);
      await exerciseOf(page).scrollIntoViewIfNeeded();
      return exerciseOf(page).getByRole('textbox').count();
    })
    .toBe(1);
  await leave();
});

it('runs and changes a program of the text on a phone, and begins again', async () => {
  const visitor = await reader('13800000001', 'phone', { stopsClock: true });
  const { page } = visitor;
  const block = firstProgramOf(page);
  await block.getByRole('button', { name: '编辑' }).click();
  // So much at a time that the most of it is there before the time is over, however slow the machine is.
  await writeProgram(block.getByRole('textbox'), 'while True:\n    print("转" * 1000)\n');
  await block.getByRole('button', { name: '运行' }).click();
  await block.getByText('输出太多').waitFor();
  // The page answers while the program runs wild.
  await page.getByRole('button', { name: '打开目录' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.clock.runFor(10_000);
  await block.getByText('运行超过 10 秒，已停止').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await block.getByRole('button', { name: '还原' }).click();
  await block.getByRole('button', { name: '运行' }).click();
  await expect
    .poll(() => block.getByRole('group', { name: '你的输出' }).innerText())
    .toBe('你好，Python！\n');

  // The next Python waits for the next program as long as there may be one.
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole('link', { name: '返回学习中心' }).click();
  await expect.poll(() => page.workers().length).toBe(0);
  await visitor.leave();
});

describe('a hostile program', () => {
  /** Runs a program as the page does, in the frame that it made; what it printed and how it ended. */
  const runIn = (page: Page, language: string, code: string) =>
    page.evaluate(
      ([lang, text]) =>
        new Promise<{ output: string; end: string }>((resolve) => {
          const frame = document.querySelector<HTMLIFrameElement>('iframe[sandbox]')?.contentWindow;
          const { port1, port2 } = new MessageChannel();
          let output = '';
          port1.addEventListener('message', ({ data }) => {
            if (data.kind === 'output')
              output += data.parts.map(({ text: piece }: { text: string }) => piece).join('');
            else if (data.kind !== 'started') resolve({ output, end: data.message ?? data.kind });
          });
          port1.start();
          const task = { code: text, outputMax: 65_536 };
          frame?.postMessage({ kind: 'run', language: lang, task }, '*', [port2]);
        }),
      [language, code] as const,
    );

  it('reaches neither the network nor the page nor what the browser keeps, changes nothing for the next one, and passes no exercise', async () => {
    const { page, context } = await reader('xiaoming');
    const block = firstProgramOf(page);
    await block.getByRole('button', { name: '运行' }).click();
    await block.getByRole('group', { name: '你的输出' }).waitFor();
    // Only what comes by the port of a run counts.
    await page.evaluate(() => window.postMessage({ kind: 'finished', verdict: { kind: 'passed' } }, '*'));

    const spoil = [
      'import asyncio, io, random, sys',
      'random.randint = lambda low, high: 7',
      'open("left", "w").write("x")',
      'async def haunt():',
      '    while True:',
      '        await asyncio.sleep(0)',
      '        sys.__stdout__.write("boo")',
      'task = asyncio.create_task(haunt())',
      'sys.stdout = io.StringIO()',
    ];
    expect(await runIn(page, 'python', spoil.join('\n'))).toMatchObject({ end: 'finished' });
    const look = [
      'import asyncio, os, random, sys',
      'await asyncio.sleep(0.01)',
      'print(random.randint.__name__, os.path.exists("left"), sys.stdout is sys.__stdout__)',
    ];
    expect(await runIn(page, 'python', look.join('\n'))).toEqual({
      output: 'randint False True\n',
      end: 'finished',
    });
    // One worker runs or waits for a program, and no other is left.
    await expect.poll(() => page.workers().length).toBe(1);

    // What the page itself asks meanwhile (it stores the progress) is its own, and so is what the sandbox has in hand.
    const asked: string[] = [];
    context.on('request', (request) => {
      const isOfPage = request.frame() === page.mainFrame();
      if (!isOfPage && !request.url().startsWith('blob:')) asked.push(request.url());
    });

    const python = await runIn(
      page,
      'python',
      [
        'import js',
        'for name in ["fetch", "XMLHttpRequest", "WebSocket", "document", "parent", "localStorage", "indexedDB", "postMessage", "Worker"]:',
        '    print(name, hasattr(js, name))',
        'import builtins',
        'builtins.print = None',
      ].join('\n'),
    );
    expect(python.output.match(/True/g)).toBeNull();
    expect(python.output.match(/False/g)).toHaveLength(9);
    expect(await runIn(page, 'python', 'print("still")')).toEqual({ output: 'still\n', end: 'finished' });
    expect(
      (await runIn(page, 'python', 'a = []\nwhile True: a.append(bytearray(10_000_000))')).end,
    ).toContain('MemoryError');

    // The policy of the page itself, without what is taken away from programs.
    const frame = page.frames().find((one) => one.url().includes('/sandbox/')) as Frame;
    const tried = await frame.evaluate(async () => {
      const attempt = async (act: () => unknown) => {
        try {
          await act();
          return 'done';
        } catch {
          return 'refused';
        }
      };
      return [
        await attempt(() => fetch('/api/member/getloginUser')),
        await attempt(() => fetch('https://example.com/')),
        await attempt(() => document.cookie),
        await attempt(() => localStorage.length),
        await attempt(() => (parent as Window & { document: Document }).document.title),
        window.origin,
      ];
    });
    expect(tried).toEqual([...Array<string>(5).fill('refused'), 'null']);
    expect(asked).toEqual([]);
    await expect.poll(() => exerciseOf(page).getByText('已通过').count()).toBe(0);
  });
});
