import { expect, it } from 'vitest';
import { useDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { newMember } from './support/member.js';

const demo = useDemo();

const PARTS = 40;
const COURSE = { courseId: 'py1test', outlineNum: 0, sectionNum: 0 };

/** A lesson of about a megabyte, with programs in it. */
const longLesson = () => ({
  ...COURSE,
  title: '很长的一节',
  bodies: Array.from({ length: PARTS }, (_, at) => ({
    title: `部分 ${at}`,
    nodes: [
      { tag: 'h2', children: [`部分 ${at}`] },
      ...Array.from({ length: 60 }, () => [
        { tag: 'p', children: ['这是一段很长的课文。'.repeat(24)] },
        {
          tag: 'pre',
          lang: 'python',
          children: [{ tag: 'span', token: 'function', children: ['print'] }, '(1)\n'.repeat(10)],
        },
      ]).flat(),
    ],
  })),
});

it('shows the beginning of a long lesson, or the part that is asked for, before its end is drawn, and all of it at last', async () => {
  const { page, leave } = await newMember(demo);
  const body = JSON.stringify({ isSuccess: true, data: longLesson() });
  expect(body.length).toBeGreaterThan(1_000_000);
  await page.route('**/courseapi/course/lesson?*', (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  );
  // When the first part appears on the screen, the last one is not there yet.
  await page.addInitScript((last) => {
    const observer = new MutationObserver(() => {
      const first = document.querySelector('#b0 h2');
      if (first === null || first.getBoundingClientRect().top > window.innerHeight) return;
      observer.disconnect();
      const isWhole = document.querySelector(`#b${last} h2`) !== null;
      Object.assign(window, { ykdWholeAtFirst: isWhole });
    });
    observer.observe(document, { childList: true, subtree: true });
  }, PARTS - 1);
  await page.goto('/study/py1test/0/0');
  await page.locator('article[aria-busy=false]').waitFor();
  await expect
    .poll(() => page.evaluate(() => (window as { ykdWholeAtFirst?: boolean }).ykdWholeAtFirst))
    .toBe(false);
  await expect.poll(() => page.locator('article h2').count()).toBe(PARTS);
  await expect.poll(() => page.locator('article pre').count()).toBe(PARTS * 60);

  // What lies off the screen was never laid out, and is found all the same.
  await expect
    .poll(() =>
      page.evaluate(() => {
        document.querySelector('#b39')?.scrollIntoView();
        return document.querySelector('#b39 h2')?.getBoundingClientRect().top ?? -1;
      }),
    )
    .toSatisfy((top: number) => top >= 0 && top < 800);

  // The part that the address names is drawn first.
  await page.goto('about:blank');
  await page.goto('/study/py1test/0/0#b30');
  await page.getByRole('heading', { name: '部分 30', exact: true }).waitFor();
  await page.locator('article[aria-busy=false]').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('#b30 h2')?.getBoundingClientRect().top ?? -1))
    .toSatisfy((top: number) => top >= 0 && top < 800);
  await leave();
});

it('has no accessibility fault in either colour mode, off the screen neither', async () => {
  const { page, leave } = await newMember(demo, 'desktop', { reducedMotion: 'reduce' });
  const nodes = Array.from({ length: 400 }, (_, at) => [
    { tag: 'p', children: [`第 ${at} 段课文。`] },
    { tag: 'blockquote', children: [{ tag: 'p', children: ['一句提示。'] }] },
  ]).flat();
  await page.route('**/courseapi/course/lesson?*', (route) =>
    route.fulfill({
      json: {
        isSuccess: true,
        data: { ...COURSE, title: '很长的一节', bodies: [{ title: '部分 0', nodes }] },
      },
    }),
  );
  await page.goto('/study/py1test/0/0');
  await page.locator('article[aria-busy=false]').waitFor();
  await expect.poll(() => page.locator('.chunk.long').count()).toBeGreaterThan(1);
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});
