import { EMAIL_UNDO_DAYS } from '@myfiction/shared/contract/account-options.ts';
import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import type { OutgoingMail } from '../mail/mailer.ts';
import type { Translated } from './author-language.ts';
import { type Notice, noticeMail } from './notice-mail.ts';

const movedTo = (email: string): Translated<Pick<Notice, 'subject' | 'line'>> => ({
  en: {
    subject: 'Your email address was changed',
    line: `Your MyFiction Studio account has another email address now: ${email}. Other devices were signed out.`,
  },
  es: {
    subject: 'Tu correo ha cambiado',
    line: `Tu cuenta de MyFiction Studio tiene ahora otro correo: ${email}. Se ha cerrado la sesión en los demás dispositivos.`,
  },
});

const askSupport = (support: string): Translated<string> => ({
  en: `If this was not you, write to ${support} at once.`,
  es: `Si no has sido tú, escribe enseguida a ${support}.`,
});

/** Tells the former address that the account has another one now, and how it is taken back. */
export function emailMovedAwayMail(
  to: string,
  { email, undoUrl }: { email: string; undoUrl: string },
  language: LabelLanguage,
): OutgoingMail {
  const end: Translated<string> = {
    en: `If this was not you, take this address back. All devices are signed out then, and you set a new password. The link works once, for ${EMAIL_UNDO_DAYS} days:`,
    es: `Si no has sido tú, recupera esta dirección. Se cerrará la sesión en todos los dispositivos y pondrás una contraseña nueva. El enlace vale una vez, durante ${EMAIL_UNDO_DAYS} días:`,
  };
  return noticeMail(to, { ...movedTo(email)[language], end: end[language] }, language, undoUrl);
}

/**
 * Tells the new address that the account has it now.
 *
 * @param canBeUndone whether a former address has been sent a link: who moves away from a mailbox that somebody else reads
 *   has to hear of it
 */
export function emailMovedHereMail(
  to: string,
  { support, canBeUndone }: { support: string; canBeUndone: boolean },
  language: LabelLanguage,
): OutgoingMail {
  const warning: Translated<string> = {
    en: `For ${EMAIL_UNDO_DAYS} days a link in the mail to your former address takes the account back there. If somebody else may read that mailbox, set up an authenticator app in the settings: nobody signs in with a mail alone then.`,
    es: `Durante ${EMAIL_UNDO_DAYS} días, un enlace en el mensaje a tu correo anterior devuelve la cuenta allí. Si otra persona puede leer ese buzón, configura una aplicación de autenticación en los ajustes: así nadie inicia sesión solo con un mensaje.`,
  };
  const ask = askSupport(support)[language];
  const end = canBeUndone ? `${warning[language]} ${ask}` : ask;
  return noticeMail(to, { ...movedTo(to)[language], end }, language);
}

/** Tells the owner that the account has the address again, and what to do next. */
export function emailBackMail(to: string, loginUrl: string, language: LabelLanguage): OutgoingMail {
  const notices: Translated<Notice> = {
    en: {
      subject: 'Your email address is back',
      line: `Your MyFiction Studio account has this email address again: ${to}. All devices were signed out, and the password works no more.`,
      end: 'Set a new password with “Forgot password?” on the sign-in page, then look through your payment info and your ways to sign in:',
    },
    es: {
      subject: 'Has recuperado tu correo',
      line: `Tu cuenta de MyFiction Studio vuelve a tener este correo: ${to}. Se ha cerrado la sesión en todos los dispositivos y la contraseña ya no vale.`,
      end: 'Pon una contraseña nueva desde la página de inicio de sesión y revisa tus datos de pago y tus formas de iniciar sesión:',
    },
  };
  return noticeMail(to, notices[language], language, loginUrl);
}

/** Tells the address that the account has left for its former one. */
export function emailLeftMail(to: string, support: string, language: LabelLanguage): OutgoingMail {
  const notices: Translated<Notice> = {
    en: {
      subject: 'Your email address was changed back',
      line: `Your MyFiction Studio account no longer has the email address ${to}: the change was undone from the former one. All devices were signed out.`,
      end: askSupport(support).en,
    },
    es: {
      subject: 'Tu correo ha vuelto al anterior',
      line: `Tu cuenta de MyFiction Studio ya no tiene el correo ${to}: el cambio se ha deshecho desde el anterior. Se ha cerrado la sesión en todos los dispositivos.`,
      end: askSupport(support).es,
    },
  };
  return noticeMail(to, notices[language], language);
}
