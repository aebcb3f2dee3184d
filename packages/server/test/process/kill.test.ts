import { expect, it } from 'vitest';
import { logIn, runServer, type LoggedIn } from '../support/server-process.js';
import { startedFolder } from '../support/started-folder.js';

interface Record {
  readonly lastOutlineNum: number;
  readonly lastSectionNum: number;
  readonly lastBodyNum: number;
  readonly progress: number;
}

const COURSE = 'j1test';
/** The parts of the first two chapters, in reading order: chapters of 4 lessons of 5 parts. */
const POSITIONS = [0, 1].flatMap((outlineNum) =>
  [0, 1, 2, 3].flatMap((sectionNum) =>
    [0, 1, 2, 3, 4].map((bodyNum) => ({ outlineNum, sectionNum, bodyNum })),
  ),
);

/** Reads on from `from` until the connection breaks; answers how many positions the server confirmed. `onFirst` hears of the first. */
const readOn = async (client: LoggedIn, from: number, onFirst: () => void): Promise<number> => {
  let confirmed = from;
  for (const position of POSITIONS.slice(from)) {
    try {
      const answer = await client.post('/courseapi/projectuser/save', { courseId: COURSE, ...position });
      if (answer.status !== 200) throw new Error(`refused with ${answer.status}: ${await answer.text()}`);
      await answer.json();
    } catch (error) {
      if (error instanceof TypeError) return confirmed;
      throw error;
    }
    confirmed += 1;
    if (confirmed === from + 1) onFirst();
  }
  return confirmed;
};

it('keeps every confirmed position when the server is killed while progress is being saved', async () => {
  const DATA_DIR = await startedFolder('demo');
  let confirmed = 0;
  for (const killAfterMs of [15, 40, 5, 25]) {
    const server = await runServer({ DATA_DIR });
    const client = await logIn(server.address, 'xiaoming');
    const kill = () => server.process.kill('SIGKILL');
    const reached = await readOn(client, confirmed, () => setTimeout(kill, killAfterMs));
    await server.ended;

    const again = await runServer({ DATA_DIR });
    const reader = await logIn(again.address, 'xiaoming');
    const answer = await reader.get(`/courseapi/projectuser/get?userId=${reader.userId}&courseId=${COURSE}`);
    const { data } = (await answer.json()) as { data: Record | null };
    const kept =
      data === null
        ? 0
        : 1 +
          POSITIONS.findIndex(
            ({ outlineNum, sectionNum, bodyNum }) =>
              outlineNum === data.lastOutlineNum &&
              sectionNum === data.lastSectionNum &&
              bodyNum === data.lastBodyNum,
          );
    // The one in flight may have been stored without its confirmation coming through.
    expect(kept - reached).toBeOneOf([0, 1]);
    if (data !== null) expect(data.progress).toBe(Math.floor((kept * 100) / 60));
    confirmed = kept;
    again.process.kill('SIGTERM');
    await again.ended;
  }
  expect(confirmed).toBeGreaterThan(0);
}, 180_000);
