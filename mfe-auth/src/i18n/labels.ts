/** Titles: the shell shows them before any code of this remote is loaded. */
const en = {
  'page.login': 'Sign in',
  'page.login-email': 'Sign in with email',
  'page.undo-email': 'Undo the new address',
  'page.self-info': 'About you',
  'page.setting': 'Settings',
} as const;

const es = {
  'page.login': 'Iniciar sesión',
  'page.login-email': 'Iniciar sesión con el correo',
  'page.undo-email': 'Recupera tu dirección',
  'page.self-info': 'Sobre ti',
  'page.setting': 'Ajustes',
} satisfies Record<keyof typeof en, string>;

export const labels = { en, es };
