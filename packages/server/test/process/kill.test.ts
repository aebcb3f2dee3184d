import { expect, it } from 'vitest';
import { logIn, runServer, type LoggedIn } from '../support/server-process.js';
import { startedFolder } from '../support/started-folder.js';

interface Record {
  readonly lastOutlineNum: number;
  readonly lastSectionNum: number;
  readonly lastBodyNum: number;
  readonly lessons?: readonly { readonly isRead: boolean }[];
}

const COURSE = 'j1test';
/** The parts of the first two chapters, in reading order: chapters of 4 lessons of 5 parts. */
const POSITIONS = [0, 1].flatMap((outlineNum) =>
  [0, 1, 2, 3].flatMap((sectionNum) =>
    [0, 1, 2, 3, 4].map((bodyNum) => ({ outlineNum, sectionNum, bodyNum })),
  ),
);
/** With its last part a lesson was read. */
const readWith = ({ outlineNum, sectionNum, bodyNum }: (typeof POSITIONS)[number]) =>
  bodyNum === 4 ? [{ outlineNum, sectionNum }] : [];

/** When the server is killed: so long after so many positions were confirmed. The next one is on its way then. */
const KILLS = [
  { after: 3, ms: 1 },
  { after: 8, ms: 0 },
  { after: 1, ms: 2 },
  { after: 5, ms: 1 },
] as const;

/** Reads on from `from` until the connection breaks; answers how many positions the server confirmed. `onConfirmed` hears of each. */
const readOn = async (
  client: LoggedIn,
  from: number,
  onConfirmed: (count: number) => void,
): Promise<number> => {
  let confirmed = from;
  for (const position of POSITIONS.slice(from)) {
    try {
      const message = { courseId: COURSE, ...position, read: readWith(position) };
      const answer = await client.post('/courseapi/projectuser/save', message);
      if (answer.status !== 200) throw new Error(`refused with ${answer.status}: ${await answer.text()}`);
      await answer.json();
    } catch (error) {
      if (error instanceof TypeError) return confirmed;
      throw error;
    }
    confirmed += 1;
    onConfirmed(confirmed - from);
  }
  // Nothing was on its way, and nothing would end the server.
  throw new Error('all was read before the server was killed');
};

/** How many positions the server kept, as a reader sees it. */
const keptBy = async (reader: LoggedIn): Promise<number> => {
  const answer = await reader.get(`/courseapi/projectuser/get?userId=${reader.userId}&courseId=${COURSE}`);
  const { data } = (await answer.json()) as { data: Record | null };
  if (data === null) return 0;
  const last = POSITIONS.findIndex(
    ({ outlineNum, sectionNum, bodyNum }) =>
      outlineNum === data.lastOutlineNum &&
      sectionNum === data.lastSectionNum &&
      bodyNum === data.lastBodyNum,
  );
  const due = POSITIONS.slice(0, last + 1).flatMap(readWith).length;
  const read = data.lessons?.filter(({ isRead }) => isRead) ?? [];
  // Of a message without its confirmation, which is sent again, what was read may be stored and the position not yet.
  expect(read.length - due).toBeOneOf([0, 1]);
  return last + 1;
};

it('keeps every confirmed position when the server is killed while progress is being saved', async () => {
  const DATA_DIR = await startedFolder('demo');
  let server = await runServer({ DATA_DIR });
  let confirmed = 0;
  for (const { after, ms } of KILLS) {
    const client = await logIn(server.address, 'xiaoming');
    const { process } = server;
    const reached = await readOn(client, confirmed, (count) => {
      if (count === after) setTimeout(() => process.kill('SIGKILL'), ms);
    });
    await server.ended;

    server = await runServer({ DATA_DIR });
    const kept = await keptBy(await logIn(server.address, 'xiaoming'));
    // The one in flight may have been stored without its confirmation coming through.
    expect(kept - reached).toBeOneOf([0, 1]);
    confirmed = kept;
  }
  server.process.kill('SIGTERM');
  await server.ended;
  expect(confirmed).toBeGreaterThan(0);
});
