import type en from '../en/platform.ts';

export default {
  'page.home': 'Inicio',
  'page.my-stories': 'Mis historias',
  'page.recovery': 'Guardado en este dispositivo',
  'page.story-detail': 'Gestión de la historia',
  'page.story-form': 'Datos de la historia',
  'page.chapter-preview': 'Vista previa',
  'page.chapter-editor': 'Capítulo',
  'page.chapter-import': 'Importar capítulos',
  'page.application': 'Solicitud',
  'page.no-books': 'No disponible aquí',
  'nav.home': 'Inicio',
  'nav.my-stories': 'Mis historias',
  'tab.home': 'Inicio',
  'tab.my-stories': 'Historias',
} satisfies Record<keyof typeof en, string>;
