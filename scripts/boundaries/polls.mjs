/** What a page shows comes when it comes: a test that reads it once is right on a slow machine and wrong on a fast one, or the other way round. */
const READ =
  '/^(allInnerTexts|allTextContents|count|getAttribute|innerHTML|innerText|inputValue|isChecked|isDisabled|isEditable|isEnabled|isHidden|isVisible|textContent|title)$/';

export const readsWithPoll = [
  {
    selector: `CallExpression[callee.name='expect'] AwaitExpression > CallExpression[callee.property.name=${READ}]`,
    message: '页面上的内容随时会变：用 expect.poll(() => …) 读取，不要只读一次。',
    refused:
      'export const f = async (row: { count(): Promise<number> }) => { expect(await row.count()).toBe(1); };\ndeclare function expect(it: unknown): { toBe(it: unknown): void };',
    allowed:
      'export const f = async (row: { count(): Promise<number> }) => { await expect.poll(() => row.count()).toBe(1); };\ndeclare namespace expect { function poll(it: unknown): { toBe(it: unknown): Promise<void> }; }',
  },
];

/** `vi.waitFor` gives up after a second by itself; `expect.poll` has the limit of all tests, which is for what hangs. */
export const waitsWithPoll = [
  {
    selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(waitFor|waitUntil)$/]",
    message: '一秒以后就放弃，忙碌的机器上会失败：用 expect.poll(() => …) 等待。',
    refused:
      'export const f = (done: () => boolean) => vi.waitUntil(done);\ndeclare const vi: { waitUntil(it: () => boolean): Promise<void> };',
    allowed:
      'export const f = async (done: () => boolean) => { await expect.poll(done).toBe(true); };\ndeclare namespace expect { function poll(it: unknown): { toBe(it: unknown): Promise<void> }; }',
  },
];
