import { NO_ORDER_ENDS, type ListedStudent, type Students } from '@ykd/application/student';

/** The row of a student of this number. */
export const studentRow = (at: number, over: Partial<ListedStudent> = {}): ListedStudent => ({
  id: `s-${String(at).padStart(7, '0')}`,
  sortValue: at,
  name: `学员 ${at}`,
  userName: `user${at}`,
  mobile: '13800000001',
  school: '浙江大学',
  major: null,
  // 2026-03-01 07:59 in Shanghai, when it was still February in Greenwich.
  gmtCreated: Date.UTC(2026, 1, 28, 23, 59),
  classTeacher: null,
  classTeacherName: null,
  ...NO_ORDER_ENDS,
  lastStudied: null,
  syncFailed: false,
  ...over,
});

/** As many students as are wanted, sorted by their number; `pages`: how many batches were read. */
export const manyStudents = (
  count: number,
  row: (at: number) => ListedStudent = studentRow,
): { readonly students: Students; readonly pages: () => number } => {
  let pages = 0;
  return {
    pages: () => pages,
    students: {
      page: async (_order, { limit, from }) => {
        pages += 1;
        const first = from === undefined ? 0 : Number(from.key[0]) + 1;
        const length = Math.max(0, Math.min(limit, count - first));
        return {
          list: Array.from({ length }, (_, at) => row(first + at)),
          hasMore: first + length < count,
        };
      },
      count: async () => count,
      ids: async () => [],
      teachers: async () => [],
      carers: async () => [],
      assistants: async () => [],
    },
  };
};
