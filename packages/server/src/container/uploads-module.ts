import { createRosterProgress } from '@ykd/application/roster';
import { ContainerModule } from 'inversify';
import { createCourseArchives } from '../courses/archive/archives.js';
import { openStore } from '../files/open-store.js';
import { createPdfs } from '../files/pdfs.js';
import { createImages } from '../images/images.js';
import { spelling } from '../names/spelling.js';
import { createReportPictures } from '../report-pictures/report-pictures.js';
import { createRosterFiles } from '../rosters/roster-files.js';
import { createSchools } from '../schools/schools.js';
import { TOKENS } from './tokens.js';

/** Uploads, what makes pictures of them, draws others and reads courses and rosters in them, the list of schools, and how names are read. */
export const uploadsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.files).toResolvedValue(openStore, [TOKENS.config]).inSingletonScope();
  bind(TOKENS.images)
    .toResolvedValue(() => createImages())
    .inSingletonScope();
  bind(TOKENS.reportPictures)
    .toResolvedValue(() => createReportPictures())
    .inSingletonScope();
  bind(TOKENS.courseArchives)
    .toResolvedValue(({ dataDir }) => createCourseArchives(dataDir), [TOKENS.config])
    .inSingletonScope();
  bind(TOKENS.rosterFiles)
    .toResolvedValue(() => createRosterFiles())
    .inSingletonScope();
  bind(TOKENS.rosterProgress).toResolvedValue(createRosterProgress).inSingletonScope();
  bind(TOKENS.pdfs).toResolvedValue(createPdfs).inSingletonScope();
  bind(TOKENS.schools)
    .toResolvedValue(() => createSchools())
    .inSingletonScope();
  bind(TOKENS.spelling).toConstantValue(spelling);
});
