import type { Ports } from '@ykd/application';
import { START_POSITION } from '@ykd/domain/course';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStudyStore, resumePosition, type StudyStore } from '../../src/stores/index.js';
import { createWorld, gate, settle, type World } from './world.js';

const MING = 'u-ming';
let world: World;
let ports: Ports;
let store: StudyStore;

beforeEach(async () => {
  world = await createWorld();
  ports = await world.member('xiaoming');
  store = createStudyStore(ports);
});

/** A study port of which the answers wait at gates, by the name of what was asked for. */
const gated = (names: readonly string[]) => {
  const gates = new Map(names.map((name) => [name, gate()]));
  const study: Ports['study'] = {
    ...ports.study,
    outline: async (query) => {
      const answer = await ports.study.outline(query);
      await gates.get(query.courseId)?.opened;
      return answer;
    },
    lesson: async (key) => {
      const answer = await ports.study.lesson(key);
      await gates.get(`${key.outlineNum}/${key.sectionNum}`)?.opened;
      return answer;
    },
  };
  return { store: createStudyStore({ ...ports, study }), open: (name: string) => gates.get(name)?.open() };
};

describe('opening a course', () => {
  it('brings its outline and no record before the first save', async () => {
    const opening = store.open(MING, 'py1test');
    expect(store.getSnapshot()).toMatchObject({ status: 'loading', courseId: 'py1test' });
    await opening;
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', record: null });
    expect(store.getSnapshot().outline?.chapters).toHaveLength(3);
  });

  it('asks nothing again for the course that is open', async () => {
    const outline = vi.fn(ports.study.outline);
    store = createStudyStore({ ...ports, study: { ...ports.study, outline } });
    await Promise.all([store.open(MING, 'py1test'), store.open(MING, 'py1test')]);
    await store.open(MING, 'py1test');
    expect(outline).toHaveBeenCalledTimes(1);
  });

  it('says why it stays closed, and tries again', async () => {
    await store.open(MING, 'j200');
    expect(store.getSnapshot()).toMatchObject({
      status: 'refused',
      refusal: { kind: 'course-closed', reason: 'not-bought' },
    });
    await ports.member.logout();
    await store.open(MING, 'j200');
    expect(store.getSnapshot().refusal).toEqual({ kind: 'not-logged-in' });
  });

  it('fails without the network, and tries again', async () => {
    let broken = true;
    store = createStudyStore({
      ...ports,
      projectUser: {
        get: async (query) => {
          if (broken) throw new Error('offline');
          return ports.projectUser.get(query);
        },
      },
    });
    await store.open(MING, 'py1test');
    expect(store.getSnapshot().status).toBe('failed');
    broken = false;
    await store.open(MING, 'py1test');
    expect(store.getSnapshot().status).toBe('ready');
  });

  it('drops the answer for a course that the reader has left', async () => {
    const { store: slow, open } = gated(['py1test']);
    const first = slow.open(MING, 'py1test');
    await slow.open(MING, 'j1test');
    open('py1test');
    await first;
    expect(slow.getSnapshot()).toMatchObject({ courseId: 'j1test', outline: { courseId: 'j1test' } });
  });
});

describe('reading a lesson', () => {
  beforeEach(() => store.open(MING, 'py1test'));

  it('keeps the present one on the page until the next is there', async () => {
    await store.read(0, 0);
    const next = store.read(0, 1);
    expect(store.getSnapshot()).toMatchObject({ lessonStatus: 'loading', lesson: { sectionNum: 0 } });
    await next;
    expect(store.getSnapshot()).toMatchObject({ lessonStatus: 'ready', lesson: { sectionNum: 1 } });
  });

  it('shows the last one asked for, whichever answer comes first', async () => {
    const { store: slow, open } = gated(['0/1']);
    await slow.open(MING, 'py1test');
    const first = slow.read(0, 1);
    await slow.read(1, 0);
    open('0/1');
    await first;
    expect(slow.getSnapshot().lesson).toMatchObject({ outlineNum: 1, sectionNum: 0 });
  });

  it('goes back to the present one without being overtaken by what was asked for meanwhile', async () => {
    const { store: slow, open } = gated(['0/1']);
    await slow.open(MING, 'py1test');
    await slow.read(0, 0);
    const away = slow.read(0, 1);
    await slow.read(0, 0);
    open('0/1');
    await away;
    await settle();
    expect(slow.getSnapshot()).toMatchObject({ lessonStatus: 'ready', lesson: { sectionNum: 0 } });
  });

  it('says when there is no such lesson, and leaves the course open', async () => {
    await store.read(9, 9);
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', lessonStatus: 'missing' });
    await store.read(0, 0);
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', lessonStatus: 'ready' });
  });

  it('closes the course when it is refused', async () => {
    await ports.member.logout();
    await store.read(0, 0);
    expect(store.getSnapshot()).toMatchObject({ status: 'refused', refusal: { kind: 'not-logged-in' } });
  });

  it('fails without the network, and tries again', async () => {
    let broken = true;
    store = createStudyStore({
      ...ports,
      study: {
        ...ports.study,
        lesson: async (key) => {
          if (broken) throw new Error('offline');
          return ports.study.lesson(key);
        },
      },
    });
    await store.open(MING, 'py1test');
    await store.read(0, 0);
    expect(store.getSnapshot().lessonStatus).toBe('failed');
    broken = false;
    await store.read(0, 0);
    expect(store.getSnapshot().lessonStatus).toBe('ready');
  });

  it('asks for nothing while no course is open', async () => {
    store.reset();
    await store.read(0, 0);
    expect(store.getSnapshot()).toEqual({ status: 'idle', lessonStatus: 'idle' });
  });
});

describe('the record', () => {
  const save = async (courseId: string) => {
    const result = await ports.projectUser.save({ courseId, outlineNum: 2, sectionNum: 1, bodyNum: 1 });
    if (!result.ok) throw new Error(result.error.kind);
    return result.value;
  };

  it('is the one that the server confirmed', async () => {
    await store.open(MING, 'py1test');
    const record = await save('py1test');
    store.recordSaved(record);
    expect(store.getSnapshot().record).toBe(record);
  });

  it('is not replaced by an answer that was on its way before', async () => {
    const { store: slow, open } = gated(['py1test']);
    const opening = slow.open(MING, 'py1test');
    await settle();
    const record = await save('py1test');
    slow.recordSaved(record);
    open('py1test');
    await opening;
    expect(slow.getSnapshot()).toMatchObject({ status: 'ready', record });
  });

  it('of another course is of no interest', async () => {
    await store.open(MING, 'py1test');
    store.recordSaved(await save('j1test'));
    expect(store.getSnapshot().record).toBeNull();
  });

  it('tells where to go on, as long as that place is in the course', async () => {
    await store.open(MING, 'py1test');
    const { outline } = store.getSnapshot();
    if (outline === undefined) throw new Error('no outline');
    const record = await save('py1test');
    expect(resumePosition(outline, null)).toEqual(START_POSITION);
    expect(resumePosition(outline, record)).toEqual({ outline: 2, section: 1, body: 1 });
    expect(resumePosition(outline, { ...record, lastBodyNum: 99 })).toEqual(START_POSITION);
  });
});
