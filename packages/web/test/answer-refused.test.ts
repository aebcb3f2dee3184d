import { expect, it } from 'vitest';
import { answerRefused } from '../src/features/viewing/answer-refused.js';

it('answers what would be refused as the server would, and sends everything else', async () => {
  const sent: string[] = [];
  const page = {
    location: new URL('https://ykd.example/learn') as unknown as Location,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      sent.push(`${init?.method ?? 'GET'} ${input instanceof Request ? input.url : String(input)}`);
      return Response.json({ isSuccess: true });
    },
  };
  const body = { isSuccess: false, code: 'VIEWING', message: '只能看' };
  answerRefused(page, {
    closed: ['POST /api/study/start', 'GET /api/notes'],
    refusal: { status: 403, body },
  });
  const refused = [
    await page.fetch('/api/study/start', { method: 'POST', body: '{}' }),
    await page.fetch('/api/notes?courseId=1'),
    await page.fetch(new Request('https://ykd.example/api/study/start', { method: 'POST' })),
  ];
  for (const answer of refused) {
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual(body);
  }
  expect(sent).toEqual([]);
  await page.fetch('/api/study/start');
  await page.fetch('/api/notes', { method: 'POST' });
  await page.fetch('https://elsewhere.example/api/notes');
  expect(sent).toEqual([
    'GET /api/study/start',
    'POST /api/notes',
    'GET https://elsewhere.example/api/notes',
  ]);
});
