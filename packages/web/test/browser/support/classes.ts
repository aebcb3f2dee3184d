import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import { staffAt } from './staff.js';

/** A Shanghai day that is so many days from today. */
export const inDays = (days: number): string => shanghaiDay(Date.now() + days * DAY_MS);

/** A class of the demo's class teacher with some students in it; answers its id. */
export const classWith = async (
  demo: Parameters<typeof staffAt>[0],
  name: string,
  studentIds: readonly string[] = [],
): Promise<string> => {
  const admin = await staffAt(demo, '/admin');
  const term = async (kind: 'type' | 'stage'): Promise<string> => {
    const options = await admin.post<Record<'types' | 'stages', readonly { id: string; name: string }[]>>(
      '/api/admin/class/terms/save',
      { kind, id: null, name: `${name}${kind}` },
    );
    return options[kind === 'type' ? 'types' : 'stages'].find((one) => one.name.startsWith(name))?.id ?? '';
  };
  const { id } = await admin.post<{ id: string }>('/api/admin/class/add', {
    name,
    typeId: await term('type'),
    stageId: await term('stage'),
    firstDay: inDays(-3),
    lastDay: null,
    seats: null,
    joinDays: null,
    teacherId: 'demo-banzhuren',
    assistantIds: ['demo-zhujiao'],
    productIds: [],
    note: '',
  });
  if (studentIds.length > 0)
    await admin.post('/api/admin/class/members/add', { classId: id, studentIds, reason: '报名表' });
  await admin.leave();
  return id;
};
