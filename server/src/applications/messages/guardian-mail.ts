import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import { nameMoment } from '../../billing/plain-words.ts';
import type { Translated } from '../../identity/author-language.ts';
import { type Notice, noticeMail } from '../../identity/notice-mail.ts';
import type { OutgoingMail } from '../../mail/mailer.ts';

export interface GuardianSignature {
  /** What stands above the signature. */
  under: 'application' | 'contract';
  /** Legal names, of whom no other mail knows. */
  guardian: string;
  author: string;
  storyTitle: string;
  at: Date;
  /** Of the document. */
  sha256: string;
}

/** Tells the guardian of a minor, who has no account, what stands above the name that was typed as theirs. */
export function guardianMail(
  to: string,
  { under, guardian, author, storyTitle, at, sha256 }: GuardianSignature,
  support: string,
  language: LabelLanguage,
): OutgoingMail {
  const what = {
    application: {
      en: [
        'application for a contract',
        ' Nothing is agreed on with it: the contract is signed later, and we write again.',
      ],
      es: [
        'solicitud de contrato',
        ' Con ella no se acuerda nada: el contrato se firma después, y te volveremos a escribir.',
      ],
    },
    contract: { en: ['contract', ' It is in force from now on.'], es: ['contrato', ' Está en vigor desde ahora.'] },
  }[under];
  const ask = {
    en: `The document has the fingerprint (SHA-256) ${sha256}; ${author} can show it to you in MyFiction Studio. If you have not signed, write to ${support}.`,
    es: `El documento tiene la huella (SHA-256) ${sha256}; ${author} puede enseñártelo en MyFiction Studio. Si no has firmado, escribe a ${support}.`,
  };
  const notices: Translated<Notice> = {
    en: {
      subject: `You have signed for ${author} as parent or guardian`,
      line: `On ${nameMoment(at, 'en')} the name ${guardian} was typed as the signature of the parent or guardian under the ${what.en[0]} of ${author} with MyFiction for the story “${storyTitle}”.${what.en[1]}`,
      end: ask.en,
    },
    es: {
      subject: `Has firmado por ${author} como madre, padre o tutor`,
      line: `El ${nameMoment(at, 'es')} se escribió el nombre ${guardian} como firma de la madre, el padre o el tutor en el documento «${what.es[0]}» de ${author} con MyFiction para la historia «${storyTitle}».${what.es[1]}`,
      end: ask.es,
    },
  };
  return noticeMail(to, notices[language], language);
}
