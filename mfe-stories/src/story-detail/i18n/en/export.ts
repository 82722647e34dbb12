/** Texts of the export dialog. */
export default {
  'export.title': 'Export story',
  'export.format': 'File',
  'export.epub': 'EPUB',
  'export.epubText': 'For e-readers and other stores, with cover and contents.',
  'export.docx': 'Word (.docx)',
  'export.docxText': 'For editors and proofreaders.',
  'export.markdown': 'Markdown (.zip)',
  'export.markdownText': 'One plain text file for each chapter.',
  'export.scope': 'Chapters',
  'export.published': 'Only what is published',
  'export.everything': 'Everything, drafts too',
  'export.none': 'Nothing is published yet, so the file would be empty.',
  'export.download': 'Download',
  'export.preparing': 'Preparing',
  'export.started': 'The download of {{file}} has begun.',
} as const;
