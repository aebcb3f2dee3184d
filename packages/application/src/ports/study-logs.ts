import type { StudyBeat, StudyLog } from '@ykd/domain/report';

/** What members studied, piece by piece; the pieces of a member never overlap. */
export interface StudyLogs {
  /**
   * Counts beats of a member, of any length, one after the other, or none at all: what of each is not counted yet, on
   * this device or another, becomes logs. A beat whose id was counted is passed over. The calls of a member follow each
   * other. Answers how many seconds were added.
   */
  count(userId: string, beats: readonly StudyBeat[]): Promise<number>;
  /** The logs of a member that began in a year of Shanghai (four digits), the earliest first. One query. */
  findByYear(userId: string, year: number): Promise<readonly StudyLog[]>;
}
