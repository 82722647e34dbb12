import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { and, eq, inArray, sum } from 'drizzle-orm';
import { textToColumns } from '../chapters/text-columns.ts';
import { importChapters } from '../database/schema/imports.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { lockImport } from './import-access.ts';
import { cleanVolumeTitle, type ImportedChapter, importedText } from './imported-text.ts';

/** Of all texts of one import as JSON: about ten million words. */
export const IMPORT_BYTES_MAX = 64 * 1024 * 1024;

export interface ImportPart {
  import_id: string;
  chapters: (ImportedChapter & { index: number; chapter_id: string; volume: string })[];
}

/** Keeps a part of an import; chapters that came before take the place of what was there. */
export async function addImportChapters(
  context: Pick<CallContext, 'db' | 'uid'>,
  { import_id: importId, chapters }: ImportPart,
): Promise<ApiOutput<'import/add'>> {
  return context.db.transaction(async (tx) => {
    const opened = await lockImport(tx, context.uid, importId);
    if (opened.result) throw new AppError('notFound');
    const rows = chapters.map((chapter) => {
      if (chapter.index >= opened.chapters) {
        throw new AppError('invalidRequest', { msg: `The import has ${opened.chapters} chapters, from 0.` });
      }
      return { importId, index: chapter.index, chapterId: chapter.chapter_id, ...columnsOf(chapter) };
    });
    const indexes = rows.map(({ index }) => index);
    if (new Set(indexes).size < indexes.length) {
      throw new AppError('invalidRequest', { msg: 'A part names one place twice.' });
    }
    await tx
      .delete(importChapters)
      .where(and(eq(importChapters.importId, importId), inArray(importChapters.index, indexes)));
    await tx.insert(importChapters).values(rows);
    const [total] = await tx
      .select({ bytes: sum(importChapters.bytes).mapWith(Number) })
      .from(importChapters)
      .where(eq(importChapters.importId, importId));
    if ((total?.bytes ?? 0) > IMPORT_BYTES_MAX) throw new AppError('tooLarge');
    return { received: rows.length };
  });
}

function columnsOf(chapter: ImportPart['chapters'][number]) {
  const { titleKey: _made, ...columns } = textToColumns(importedText(chapter));
  const { content, noteBefore, noteAfter, warning } = columns;
  return {
    ...columns,
    volume: cleanVolumeTitle(chapter.volume),
    bytes: Buffer.byteLength(JSON.stringify([content, noteBefore, noteAfter, warning])),
  };
}
