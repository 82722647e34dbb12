import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import { isTimeZone } from '@myfiction/shared/scheduling/is-time-zone.ts';
import type { Translated } from '../../identity/author-language.ts';
import type { MessageText } from '../../inbox/send-translated.ts';
import type { DueChapter } from './claim-due-chapter.ts';

/** When a chapter should have gone out, and when it did. */
export interface LateTimes {
  planned: Date;
  now: Date;
}

interface LateText extends MessageText {
  /** Of the message once it tells of several chapters. */
  several: string;
  /** What it says of this chapter. */
  line: string;
}

/** A chapter that went out late. */
export function lateTexts(due: DueChapter, { planned, now }: LateTimes): Translated<LateText> {
  const { chapter, story } = due;
  const times = (language: LabelLanguage) => [clockTime(due, planned, language), clockTime(due, now, language)];
  const names = {
    en: `Chapter ${chapter.position} of ${story.title}`,
    es: `El capítulo ${chapter.position} de ${story.title}`,
  };
  const lines = {
    en: `${names.en}, “${chapter.title}”: planned for ${times('en').join(', published ')}.`,
    es: `${names.es}, «${chapter.title}»: previsto para el ${times('es').join(', publicado el ')}.`,
  };
  return {
    en: {
      title: `${names.en} went out late`,
      several: 'Chapters went out late',
      body: `The studio could not publish at the time that you had planned. Readers have it now.\n\n${lines.en}`,
      line: lines.en,
      label: 'See the chapters',
    },
    es: {
      title: `${names.es} ha salido tarde`,
      several: 'Hay capítulos que han salido tarde',
      body: `El estudio no ha podido publicar a la hora que habías previsto. Los lectores ya lo tienen.\n\n${lines.es}`,
      line: lines.es,
      label: 'Ver los capítulos',
    },
  };
}

/** A chapter that could not go out. @param reasons as the error catalogue has them */
export function returnedTexts({ chapter, story }: DueChapter, reasons: Translated<string>): Translated<MessageText> {
  const { position, title } = chapter;
  const names = {
    en: title === '' ? `Chapter ${position}` : `Chapter ${position}, “${title}”,`,
    es: title === '' ? `El capítulo ${position}` : `El capítulo ${position}, «${title}»,`,
  };
  return {
    en: {
      title: `Chapter ${position} of ${story.title} did not go out`,
      body: `${names.en} was scheduled, but it could not be published: ${reasons.en}\n\nIt is a draft again and readers do not see it. Nothing that you wrote is lost. When it is put right, publish it.`,
      label: 'Open the chapter',
    },
    es: {
      title: `El capítulo ${position} de ${story.title} no ha salido`,
      body: `${names.es} estaba programado, pero no se ha podido publicar: ${reasons.es}\n\nVuelve a ser un borrador y los lectores no lo ven. No se ha perdido nada de lo que escribiste. Cuando esté corregido, publícalo.`,
      label: 'Abrir el capítulo',
    },
  };
}

const LOCALES = { en: 'en-GB', es: 'es' } as const;

/** By the clock that the author planned with. */
function clockTime({ chapter, story }: DueChapter, at: Date, language: LabelLanguage): string {
  const zone = chapter.scheduledZone ?? story.scheduleZone;
  const timeZone = isTimeZone(zone) ? zone : 'UTC';
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `${format.format(at)} (${timeZone})`;
}
