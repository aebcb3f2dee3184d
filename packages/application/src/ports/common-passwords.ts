/** The passwords that everybody knows: the most used ones, and those of lists that were stolen elsewhere. */
export interface CommonPasswords {
  /** Whether a password is one of them, without regard to case. */
  has(password: string): Promise<boolean>;
}
