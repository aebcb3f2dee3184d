import { issuesOf, type Issue } from '../member/index.js';
import { deepFreeze, frozenTable, linesIssue, plainTextIssue } from '../shared/index.js';
import { PLACEMENT_SKILLS, type PlacementSkill } from './skill.js';

/** A question with options of which one is right, or a small program that is to be written. Beyond the Specification. */
export type PlacementQuestionKind = 'choice' | 'program';

/** Both. Beyond the Specification. */
export const PLACEMENT_QUESTION_KINDS: readonly PlacementQuestionKind[] = deepFreeze(['choice', 'program']);

/** What people read for each. Beyond the Specification. */
export const PLACEMENT_QUESTION_KIND_TITLES: Readonly<Record<PlacementQuestionKind, string>> = frozenTable({
  choice: '选择题',
  program: '编程题',
});

/** The languages of programs, which run in the reader's browser. Beyond the Specification. */
export type PlacementLanguage = 'python' | 'javascript';

/** Both. Beyond the Specification. */
export const PLACEMENT_LANGUAGES: readonly PlacementLanguage[] = deepFreeze(['python', 'javascript']);

/** A line that is run behind somebody's program (`call`), and what it prints where that is right (`output`). Beyond the Specification. */
export type PlacementCall = { readonly call: string; readonly output: string };

/**
 * A question of the bank, as staff write it: what it is about (`skill`), how difficult it is (`difficulty`, in logits), what is asked
 * (`prompt`). Of a choice, what one chooses from (`options`) and which of them is right (`right`, its index from 0). Of a program, its
 * `language`, what one begins with (`starter`), and what tells whether it is right (`calls`). Beyond the Specification.
 */
export type PlacementQuestionForm = {
  readonly skill: PlacementSkill;
  readonly difficulty: number;
  readonly prompt: string;
} & (
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly right: number }
  | {
      readonly kind: 'program';
      readonly language: PlacementLanguage;
      readonly starter: string;
      readonly calls: readonly PlacementCall[];
    }
);

/** How far the difficulty of a question may lie from the middle, in logits. Beyond the Specification. */
export const PLACEMENT_DIFFICULTY_MAX = 3;

/** The longest question, in Unicode code points. Beyond the Specification. */
export const PLACEMENT_PROMPT_MAX = 1000;

/** The longest option, in Unicode code points. Beyond the Specification. */
export const PLACEMENT_OPTION_MAX = 200;

/** The smallest number of options. Beyond the Specification. */
export const PLACEMENT_OPTIONS_MIN = 2;

/** The greatest number of options. Beyond the Specification. */
export const PLACEMENT_OPTIONS_MAX = 6;

/** The longest program that one begins with, in Unicode code points. Beyond the Specification. */
export const PLACEMENT_STARTER_MAX = 2000;

/** The greatest number of lines that are run behind a program. Beyond the Specification. */
export const PLACEMENT_CALLS_MAX = 5;

/** The longest of these lines, and the longest text that one prints, in Unicode code points. Beyond the Specification. */
export const PLACEMENT_CALL_MAX = 300;

const difficultyIssue = (difficulty: number): string | undefined =>
  Math.abs(difficulty) <= PLACEMENT_DIFFICULTY_MAX
    ? undefined
    : `难度为 -${PLACEMENT_DIFFICULTY_MAX} 到 ${PLACEMENT_DIFFICULTY_MAX} 之间的数`;

const optionsIssue = (options: readonly string[]): string | undefined => {
  if (options.length < PLACEMENT_OPTIONS_MIN || options.length > PLACEMENT_OPTIONS_MAX) {
    return `选项为 ${PLACEMENT_OPTIONS_MIN} 到 ${PLACEMENT_OPTIONS_MAX} 个`;
  }
  if (new Set(options.map((option) => option.trim())).size < options.length) return '选项不能相同';
  return options
    .map((option) => plainTextIssue('选项', option, PLACEMENT_OPTION_MAX))
    .find((issue) => issue !== undefined);
};

const callsIssue = (calls: readonly PlacementCall[]): string | undefined => {
  if (calls.length === 0 || calls.length > PLACEMENT_CALLS_MAX)
    return `检查为 1 到 ${PLACEMENT_CALLS_MAX} 行`;
  return calls
    .flatMap(({ call, output }) => [
      plainTextIssue('检查', call, PLACEMENT_CALL_MAX),
      plainTextIssue('应当打印的内容', output, PLACEMENT_CALL_MAX),
    ])
    .find((issue) => issue !== undefined);
};

/**
 * What is wrong with a question as staff write it. It never throws. Beyond the Specification.
 *
 * @param form - the question, which may hold anything that its types allow
 */
export const placementQuestionIssues = (form: PlacementQuestionForm): readonly Issue[] =>
  issuesOf([
    ['skill', PLACEMENT_SKILLS.includes(form.skill) ? undefined : '请选择考查的方面'],
    ['difficulty', difficultyIssue(form.difficulty)],
    ['prompt', plainTextIssue('题目', form.prompt, PLACEMENT_PROMPT_MAX)],
    ...(form.kind === 'choice'
      ? ([
          ['options', optionsIssue(form.options)],
          ['right', form.options[form.right] === undefined ? '请选择哪一个选项是对的' : undefined],
        ] as const)
      : ([
          ['language', PLACEMENT_LANGUAGES.includes(form.language) ? undefined : '请选择语言'],
          ['starter', linesIssue('开头的程序', form.starter, PLACEMENT_STARTER_MAX)],
          ['calls', callsIssue(form.calls)],
        ] as const)),
  ]);
