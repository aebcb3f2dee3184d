import type { StudyLog } from '@ykd/domain/report';
import type { KeptYear, ReportBuild } from '../entities/year-report.js';

export type { KeptStory, KeptYear, ReportBuild } from '../entities/year-report.js';

/** A member, and what he studied in a year, the earliest first. */
export interface YearOfMember {
  readonly userId: string;
  readonly logs: readonly StudyLog[];
}

/** What is kept of the yearly reports of members, and what they are made of. */
export interface YearReports {
  find(userId: string, year: number): Promise<KeptYear | undefined>;
  /** How many pieces of study of a member began in a year of Shanghai. */
  pieces(userId: string, year: number): Promise<number>;
  /**
   * The running numbers of these members, from 1 on: whoever has none gets the next one, and keeps it for ever. Nobody's for who is no
   * member.
   */
  numbersOf(userIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Keeps a report in place of an earlier one of the member and the year. */
  store(report: KeptYear): Promise<void>;
  /** How far the reports of a year are made in advance; undefined: nobody began. */
  build(year: number): Promise<ReportBuild | undefined>;
  /** Begins to make the reports of a year, from the first member on, unless that is under way and began at `goesOnFrom` or later. */
  begin(build: { readonly year: number; readonly at: number; readonly goesOnFrom: number }): Promise<void>;
  /**
   * The next members in the order of their ids, at most `limit`, those among them who studied in the year with what they studied; `last`
   * undefined: there are no more.
   */
  part(
    year: number,
    page: { readonly after: string; readonly limit: number },
  ): Promise<{ readonly members: readonly YearOfMember[]; readonly last: string | undefined }>;
  /**
   * Keeps the reports of a part that began after a member, and how far they are made: all of it, or nothing where another process
   * made this part meanwhile, or began anew, and the answer is false. The last part, without `last`, ends the building: who studied on
   * how many days is kept with it.
   */
  storePart(part: {
    readonly year: number;
    readonly after: string;
    readonly last: string | undefined;
    readonly reports: readonly KeptYear[];
    readonly at: number;
  }): Promise<boolean>;
}
