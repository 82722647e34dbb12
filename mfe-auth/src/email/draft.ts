/** What the author has typed on the sign-in page; kept over its three modes and never cleared by an error. */
export interface Draft {
  email: string;
  password: string;
  signupCode: string;
  signupPassword: string;
  resetCode: string;
  resetPassword: string;
}

export const EMPTY_DRAFT: Draft = {
  email: '',
  password: '',
  signupCode: '',
  signupPassword: '',
  resetCode: '',
  resetPassword: '',
};

export type ChangeDraft = (change: Partial<Draft>) => void;

/** As the server keeps addresses. */
export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase();
}
