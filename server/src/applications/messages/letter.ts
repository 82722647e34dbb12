import { paths } from '@myfiction/shared/contract/paths.ts';
import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import type { ReturnReason } from '../../database/schema/applications.ts';
import type { Translated } from '../../identity/author-language.ts';
import type { TranslatedDraft } from '../../inbox/send-translated.ts';
import { fieldName } from './field-name.ts';

export type Letter = Omit<TranslatedDraft, 'uid' | 'storyId'>;

/** Whom a letter goes to, about what, and who writes it. */
export interface About {
  story: { id: string; title: string };
  /** Pen name of the author. */
  author: string;
  /** Who writes. */
  by: string;
}

const GREETINGS: Translated<(author: string) => string> = {
  en: (author) => `Dear ${author},`,
  es: (author) => `Hola, ${author}:`,
};

/** The paragraphs of a letter from a person to a person; empty ones are left out. */
export function letterBody(
  { author, by }: About,
  language: keyof Translated<unknown>,
  paragraphs: readonly string[],
): string {
  return [GREETINGS[language](author), ...paragraphs.filter((text) => text !== ''), by].join('\n\n');
}

/** The editor's points, as they were written, each behind the name that its field has in the form. */
export function listPoints(reasons: readonly ReturnReason[], language: LabelLanguage): string {
  const lines = reasons.map(({ field, text }) => {
    // Some fields are a whole sentence.
    const name = fieldName(field, language).replace(/\.$/, '');
    return name === '' ? `• ${text}` : `• ${name}: ${text}`;
  });
  return lines.join('\n');
}

export const OPEN_CONTRACT: Translated<string> = { en: 'Open the contract', es: 'Abrir el contrato' };
export const OPEN_STORY: Translated<string> = { en: 'Open the story', es: 'Abrir la historia' };
export const PUT_RIGHT: Translated<string> = { en: 'Put it right', es: 'Corregirlo' };

export const contractPath = ({ story }: About): string => paths.contract('view', story.id);
