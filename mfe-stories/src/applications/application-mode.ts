export type ApplicationMode = 'new' | 'reapply' | 'view';

/**
 * The mode that fits a status. A returned application can be looked at and corrected; what is not begun or a draft is a
 * form, all else is looked at.
 */
export function modeOf(status: number, asked: string | undefined): ApplicationMode {
  if (status === 0 || status === 10) return 'new';
  return status === 21 && asked !== 'view' ? 'reapply' : 'view';
}
