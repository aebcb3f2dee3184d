import type { AnyCall } from '../../src/contracts/call.js';
import { chatCalls } from '../../src/contracts/chat.js';
import { checkInCalls } from '../../src/contracts/check-in.js';
import { noteCalls } from '../../src/contracts/note.js';
import { projectUserCalls } from '../../src/contracts/project-user.js';
import { sidebarCalls } from '../../src/contracts/sidebar.js';
import { solutionCalls } from '../../src/contracts/solution.js';
import { studyCalls } from '../../src/contracts/study.js';
import { studyTimeCalls } from '../../src/contracts/study-time.js';

/** The calls of the learning centre. */
export const LEARN_CALLS = [
  projectUserCalls,
  studyCalls,
  studyTimeCalls,
  noteCalls,
  solutionCalls,
  sidebarCalls,
  chatCalls,
  checkInCalls,
].flatMap((area) => Object.values<AnyCall>(area));
