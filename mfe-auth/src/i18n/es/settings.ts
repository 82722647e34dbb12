import type en from '../en/settings.ts';

export default {
  'settings.title': 'Ajustes',
  'settings.sections': 'Apartados de los ajustes',
  'settings.profile': 'Perfil',
  'settings.appearance': 'Apariencia',
  'settings.notifications': 'Avisos',
  'settings.security': 'Acceso y seguridad',
  'settings.data': 'Mis datos',
  'settings.save': 'Guardar los cambios',
  'settings.saving': 'Guardando',
  'settings.theme': 'Tema',
  'settings.theme.day': 'Día',
  'settings.theme.night': 'Noche',
  'settings.theme.system': 'Como el dispositivo',
  'settings.language': 'Idioma',
  'settings.textSize': 'Tamaño del texto',
  'settings.textSizeHelp': 'Hace todo más grande, también donde pellizcar no amplía.',
  'settings.percent': '{{size}}\u00a0%',
  'settings.signOut': 'Cerrar sesión',
  'settings.signingOut': 'Cerrando sesión',
} satisfies Record<keyof typeof en, string>;
