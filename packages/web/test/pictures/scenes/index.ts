import type { Scene } from '../scene.js';
import { accountScenes } from './account.js';
import { checkInScenes } from './check-in.js';
import { consoleScenes } from './console/index.js';
import { couponScenes } from './coupon.js';
import { learnScenes } from './learn.js';
import { loginScenes } from './login.js';
import { partnerScenes } from './partner.js';
import { publicScenes } from './public.js';
import { reportScenes } from './report.js';
import { shopScenes } from './shop.js';
import { studyScenes } from './study.js';
import { toolScenes } from './tools.js';

/** Every picture that is taken, of each device light and dark. The console shows what learners did, and so comes before them. */
export const SCENES: readonly Scene[] = [
  ...consoleScenes,
  ...publicScenes,
  ...loginScenes,
  ...learnScenes,
  ...checkInScenes,
  ...accountScenes,
  ...studyScenes,
  ...partnerScenes,
  ...shopScenes,
  ...couponScenes,
  ...reportScenes,
  ...toolScenes,
];
