import type { Translated } from '../identity/author-language.ts';
import type { MessageText } from '../inbox/send-translated.ts';

/** What an author hears of a comment that they reported. */
export function decisionTexts(reader: string, removed: boolean): Translated<MessageText> {
  return {
    en: {
      title: removed ? 'A comment that you reported was removed' : 'A comment that you reported stays',
      body: `We have looked at what ${reader} wrote. ${
        removed
          ? 'It breaks the Content Guidelines and is gone.'
          : 'It does not break the Content Guidelines, so readers see it again. You can still hide it or block its reader.'
      }`,
      label: 'Open comments',
    },
    es: {
      title: removed ? 'Se ha retirado un comentario que denunciaste' : 'Un comentario que denunciaste se queda',
      body: `Hemos revisado lo que escribió ${reader}. ${
        removed
          ? 'Incumple las normas de contenido y ya no está.'
          : 'No incumple las normas de contenido, así que los lectores lo ven de nuevo. Aún puedes ocultarlo o bloquear a quien lo escribió.'
      }`,
      label: 'Abrir comentarios',
    },
  };
}
