import type { ReportDesign } from '../report-design';

export const nightTrain: ReportDesign = {
  name: 'report2023',
  Backdrop: ({ at }) => (
    <svg
      aria-hidden
      viewBox="0 0 400 800"
      preserveAspectRatio="xMidYMax slice"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      <circle cx="300" cy={180 + at * 80} r="60" fill="var(--report-second)" />
      <path d="M0 700Q120 620 240 690T400 660V800H0Z" fill="var(--report-accent)" opacity="0.3" />
    </svg>
  ),
  Drawing: ({ report: { story } }) => (
    <svg aria-hidden viewBox="0 0 320 240" width="100%">
      <circle cx="160" cy="120" r="80" fill="var(--report-card)" />
      {story.kind === 'studied' && (
        <circle
          cx="160"
          cy="120"
          r={20 + Math.min(60, story.studyDaysInYear / 6)}
          fill="var(--report-accent)"
        />
      )}
    </svg>
  ),
};
