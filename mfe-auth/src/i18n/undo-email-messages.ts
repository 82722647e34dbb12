import en from './en/undo-email.ts';

export const undoEmailMessages = {
  namespace: 'auth-undo-email',
  en,
  load: { es: () => import('./es/undo-email.ts') },
};
