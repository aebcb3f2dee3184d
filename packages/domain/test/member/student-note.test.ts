import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  mayChangeStudentNote,
  mayRestoreStudentNote,
  STUDENT_NOTE_TEXT_MAX,
  STUDENT_NOTE_UNDO_MS,
  studentNoteIssue,
} from '../../src/member/index.js';

describe('a note of staff', () => {
  it('has a text that can be seen, of so many characters', () => {
    expect(studentNoteIssue('学'.repeat(STUDENT_NOTE_TEXT_MAX))).toBeUndefined();
    expect(studentNoteIssue('😀'.repeat(STUDENT_NOTE_TEXT_MAX))).toBeUndefined();
    expect(studentNoteIssue('第一行\n第二行')).toBeUndefined();
    expect(studentNoteIssue('学'.repeat(STUDENT_NOTE_TEXT_MAX + 1))).toBe('备注不能超过2000个字符');
    expect(studentNoteIssue(' \n')).toBe('备注必须填写');
    expect(studentNoteIssue('\u0007')).toBe('备注不能包含控制字符');
    expect(studentNoteIssue('一家人👩‍👩‍👧\n\u202E')).toBe('备注不能包含文字方向控制符');
  });

  test.prop([fc.string(), fc.string()])(
    'is changed by its author and super administrators',
    (author, user) => {
      const note = { authorId: author };
      expect(mayChangeStudentNote(note, { userId: user, isSuperAdmin: true })).toBe(true);
      expect(mayChangeStudentNote(note, { userId: user, isSuperAdmin: false })).toBe(author === user);
    },
  );

  it('comes back while that is offered, and a minute longer', () => {
    expect(mayRestoreStudentNote(5, 5 + STUDENT_NOTE_UNDO_MS)).toBe(true);
    expect(mayRestoreStudentNote(5, 5 + STUDENT_NOTE_UNDO_MS + 60_000)).toBe(true);
    expect(mayRestoreStudentNote(5, 5 + STUDENT_NOTE_UNDO_MS + 60_001)).toBe(false);
  });
});
