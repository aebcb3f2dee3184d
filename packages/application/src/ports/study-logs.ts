import type { StudyLog, StudySpan } from '@ykd/domain/report';

/** What members studied, piece by piece; the pieces of a member never overlap. See `UnitOfWork` for what adds to it. */
export interface StudyLogs {
  /** Whether a member has any log of such a year. */
  hasStudied(userId: string, year: number): Promise<boolean>;
  /** The logs of a member that began in a year of Shanghai (four digits), the earliest first. One query. */
  findByYear(userId: string, year: number): Promise<readonly StudyLog[]>;
  /** The logs of a member that began in a span, the earliest first. One query. */
  findBetween(userId: string, span: StudySpan): Promise<readonly StudyLog[]>;
}

/** A log with the beat that it came with, and the lesson of that. */
export interface StudyPiece extends StudyLog {
  readonly beatId: string;
  readonly outlineNum: number;
  readonly sectionNum: number;
}

export interface TxStudyLogs {
  /** Whoever else asks for this member's logs waits until the transaction ends. */
  lockOwner(userId: string): Promise<void>;
  /** Those of these beats that added anything. */
  countedBeats(userId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The logs that reach into a span, and perhaps the one before it. */
  covering(userId: string, span: StudySpan): Promise<readonly Pick<StudyLog, 'at' | 'seconds'>[]>;
  insert(userId: string, pieces: readonly StudyPiece[]): Promise<void>;
}
