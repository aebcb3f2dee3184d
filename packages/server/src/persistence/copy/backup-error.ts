/** A backup, restore or move that did not come about. The message says what to do; it is meant for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
