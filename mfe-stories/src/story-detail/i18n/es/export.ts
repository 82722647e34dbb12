import type en from '../en/export.ts';

export default {
  'export.title': 'Exportar la historia',
  'export.format': 'Archivo',
  'export.epub': 'EPUB',
  'export.epubText': 'Para lectores electrónicos y otras tiendas, con portada e índice.',
  'export.docx': 'Word (.docx)',
  'export.docxText': 'Para editores y correctores.',
  'export.markdown': 'Markdown (.zip)',
  'export.markdownText': 'Un archivo de texto plano por capítulo.',
  'export.scope': 'Capítulos',
  'export.published': 'Solo lo publicado',
  'export.everything': 'Todo, también los borradores',
  'export.none': 'Todavía no hay nada publicado, así que el archivo estaría vacío.',
  'export.download': 'Descargar',
  'export.preparing': 'Preparando',
  'export.started': 'La descarga de {{file}} ha empezado.',
} satisfies Record<keyof typeof en, string>;
