const KINDS = { race: '竞态', right: '权限' };

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** What became of a fault, as people read it. */
export const lineOf = ({ fault: { area, name, what }, kind, test, why, took }) => {
  const head = `${area} ${name}（${seconds(took)}）`;
  if (kind === 'noticed') return `✓ ${head}：${test}`;
  if (kind === 'hung') return `✓ ${head}：测试挂起，到时限才结束：${test}`;
  if (kind === 'unnoticed') return `✗ ${head}：没有测试发现。${what}`;
  return `！${head}：不是故障，请改正目录：${why}`;
};

const COLUMNS = [
  ['故障', () => true],
  ['发现', ({ kind }) => kind === 'noticed'],
  ['挂起', ({ kind }) => kind === 'hung'],
  ['未发现', ({ kind }) => kind === 'unnoticed'],
  ['目录有误', ({ kind }) => kind === 'broken'],
];

/** The counts by area, and of races and rights among them. */
export const table = (outcomes) => {
  const rowOf = (title, of) => [title, ...COLUMNS.map(([, counts]) => of.filter(counts).length)];
  const areas = [...new Set(outcomes.map(({ fault }) => fault.area))];
  const rows = [
    ['区域', ...COLUMNS.map(([title]) => title)],
    ...areas.map((area) =>
      rowOf(
        area,
        outcomes.filter(({ fault }) => fault.area === area),
      ),
    ),
    rowOf('合计', outcomes),
    ...Object.entries(KINDS).map(([kind, title]) =>
      rowOf(
        `其中${title}`,
        outcomes.filter(({ fault }) => fault.kind === kind),
      ),
    ),
  ];
  return rows.map((row) => row.join('\t')).join('\n');
};

/** The faults one a line. */
export const listed = (faults) =>
  faults.map(({ area, name, kind, what }) => `${area}\t${name}\t${KINDS[kind] ?? ''}\t${what}`).join('\n');
