/** Texts of the programs that a member has written for an exercise. */
export const writtenCode = {
  starter: '恢复初始代码',
  passed: '恢复上次通过的代码',
  undo: '换回刚才的代码',
  otherNote: '在另一台设备上或断网的时候，这道练习还写过一份代码。',
  other: '换成那一份',
  notKept: (issue: string) => `${issue}，现在只保存在这台设备上。`,
} as const;
