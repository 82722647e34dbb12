import { EMAIL_UNDO_DAYS } from '@myfiction/shared/contract/account-options.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import { CODE_VALID_MINUTES } from '@myfiction/shared/contract/rules.ts';
import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { nameMoment } from '../billing/plain-words.ts';
import type { CodePurpose } from '../database/schema/verification.ts';
import { mailPage } from '../mail/mail-page.ts';
import type { OutgoingMail } from '../mail/mailer.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import type { Translated } from './author-language.ts';

interface CodeReason {
  /** What follows the code. */
  subject: string;
  line: string;
}

const CODE_REASONS: Translated<Readonly<Record<CodePurpose, CodeReason>>> = {
  en: {
    signup: {
      subject: 'is your code to sign up',
      line: 'Enter this code to confirm your email address and finish signing up for MyFiction Studio:',
    },
    reset: {
      subject: 'is your code to set a new password',
      line: 'Enter this code to set a new password for MyFiction Studio:',
    },
    'old-email': {
      subject: 'is your code to change your email address',
      line: 'Enter this code to confirm that your MyFiction Studio account shall have another email address:',
    },
    'new-email': {
      subject: 'is your code to confirm this email address',
      line: 'Enter this code to make this the email address of your MyFiction Studio account:',
    },
    confirm: {
      subject: 'is your code to confirm that it is you',
      line: 'Enter this code to confirm that it is you who changes your MyFiction Studio account:',
    },
  },
  es: {
    signup: {
      subject: 'es tu código para registrarte',
      line: 'Introduce este código para confirmar tu correo y terminar de registrarte en MyFiction Studio:',
    },
    reset: {
      subject: 'es tu código para poner una contraseña nueva',
      line: 'Introduce este código para poner una contraseña nueva en MyFiction Studio:',
    },
    'old-email': {
      subject: 'es tu código para cambiar de correo',
      line: 'Introduce este código para confirmar que tu cuenta de MyFiction Studio tendrá otro correo:',
    },
    'new-email': {
      subject: 'es tu código para confirmar este correo',
      line: 'Introduce este código para que este sea el correo de tu cuenta de MyFiction Studio:',
    },
    confirm: {
      subject: 'es tu código para confirmar que eres tú',
      line: 'Introduce este código para confirmar que eres tú quien cambia tu cuenta de MyFiction Studio:',
    },
  },
};

const CODE_ENDS: Translated<string> = {
  en: `The code works for ${CODE_VALID_MINUTES} minutes. If you did not ask for it, ignore this mail: without the code nothing changes.`,
  es: `El código vale ${CODE_VALID_MINUTES} minutos. Si no lo has pedido, no hagas caso de este mensaje: sin el código no cambia nada.`,
};

/** The mail that carries a verification code. */
export function codeMail(to: string, purpose: CodePurpose, code: string, language: LabelLanguage): OutgoingMail {
  const { subject, line } = CODE_REASONS[language][purpose];
  const end = CODE_ENDS[language];
  return {
    to,
    subject: `${code} ${subject}`,
    text: `${line}\n\n    ${code}\n\n${end}\n`,
    html: mailPage(
      language,
      `<p>${line}</p><p style="font-size:32px;font-weight:700;letter-spacing:6px;margin:24px 0">${code}</p><p>${end}</p>`,
    ),
    code,
    usefulMs: CODE_VALID_MINUTES * MINUTE_MS,
  };
}

interface Notice {
  subject: string;
  line: string;
  end: string;
}

/**
 * Tells the owner that somebody, hopefully they, changed the password.
 *
 * @param ended where the sessions have ended: the device that changes it goes on, a reset ends them all
 */
export function passwordChangedMail(
  to: string,
  loginUrl: string,
  language: LabelLanguage,
  ended: 'all' | 'others',
): OutgoingMail {
  const devices = {
    all: { en: 'all devices', es: 'todos los dispositivos' },
    others: { en: 'other devices', es: 'los demás dispositivos' },
  }[ended];
  const notices: Translated<Notice> = {
    en: {
      subject: 'Your password was changed',
      line: `The password of your MyFiction Studio account was changed, and ${devices.en} were signed out.`,
      end: 'If this was not you, set a new password now with “Forgot password?” on the sign-in page:',
    },
    es: {
      subject: 'Tu contraseña ha cambiado',
      line: `La contraseña de tu cuenta de MyFiction Studio ha cambiado y se ha cerrado la sesión en ${devices.es}.`,
      end: 'Si no has sido tú, pon una contraseña nueva ahora mismo desde la página de inicio de sesión:',
    },
  };
  return noticeMail(to, notices[language], language, loginUrl);
}

interface EmailChangedFacts {
  /** The new one. */
  email: string;
  support: string;
  /** Takes the former address back; for the mail to it alone. */
  undoUrl?: string;
  /** Whether there is a former address, whose mail has that link; for the mail to the new one. */
  canBeUndone?: boolean;
}

/** Tells one of the addresses that the account has moved from one to the other. */
export function emailChangedMail(
  to: string,
  { email, support, undoUrl, canBeUndone = false }: EmailChangedFacts,
  language: LabelLanguage,
): OutgoingMail {
  // Who moves away from a mailbox that somebody else reads has to hear of the link in it.
  const warning: Translated<string> = {
    en: `For ${EMAIL_UNDO_DAYS} days a link in the mail to your former address takes the account back there. If somebody else may read that mailbox, set up an authenticator app in the settings: nobody signs in with a mail alone then. `,
    es: `Durante ${EMAIL_UNDO_DAYS} días, un enlace en el mensaje a tu correo anterior devuelve la cuenta allí. Si otra persona puede leer ese buzón, configura una aplicación de autenticación en los ajustes: así nadie inicia sesión solo con un mensaje. `,
  };
  const warned = canBeUndone ? warning : { en: '', es: '' };
  const notices: Translated<Notice> = {
    en: {
      subject: 'Your email address was changed',
      line: `Your MyFiction Studio account has another email address now: ${email}. Other devices were signed out.`,
      end: undoUrl
        ? `If this was not you, take this address back. All devices are signed out then, and you set a new password. The link works once, for ${EMAIL_UNDO_DAYS} days:`
        : `${warned.en}If this was not you, write to ${support} at once.`,
    },
    es: {
      subject: 'Tu correo ha cambiado',
      line: `Tu cuenta de MyFiction Studio tiene ahora otro correo: ${email}. Se ha cerrado la sesión en los demás dispositivos.`,
      end: undoUrl
        ? `Si no has sido tú, recupera esta dirección. Se cerrará la sesión en todos los dispositivos y pondrás una contraseña nueva. El enlace vale una vez, durante ${EMAIL_UNDO_DAYS} días:`
        : `${warned.es}Si no has sido tú, escribe enseguida a ${support}.`,
    },
  };
  return noticeMail(to, notices[language], language, undoUrl);
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
      end: `If this was not you, write to ${support} at once.`,
    },
    es: {
      subject: 'Tu correo ha vuelto al anterior',
      line: `Tu cuenta de MyFiction Studio ya no tiene el correo ${to}: el cambio se ha deshecho desde el anterior. Se ha cerrado la sesión en todos los dispositivos.`,
      end: `Si no has sido tú, escribe enseguida a ${support}.`,
    },
  };
  return noticeMail(to, notices[language], language);
}

/** Tells the owner when the account goes and how to keep it. */
export function deletionMail(to: string, at: Date, publicUrl: string, language: LabelLanguage): OutgoingMail {
  const moment = nameMoment(at, language);
  const notices: Translated<Notice> = {
    en: {
      subject: `Your account will be deleted on ${moment}`,
      line: `Your MyFiction Studio account, with everything in it, will be deleted on ${moment}.`,
      end: 'Until then you can undo it, and export everything, in Settings:',
    },
    es: {
      subject: `Tu cuenta se eliminará el ${moment}`,
      line: `Tu cuenta de MyFiction Studio, con todo lo que contiene, se eliminará el ${moment}.`,
      end: 'Hasta entonces puedes deshacerlo, y exportarlo todo, en Ajustes:',
    },
  };
  return noticeMail(to, notices[language], language, `${publicUrl}${paths.settings()}`);
}

interface BlockedFacts {
  /** A sentence of the desk's, may be empty. */
  why: string;
  support: string;
  loginUrl: string;
}

/** Tells an author that they cannot sign in, what stays theirs, and whom to ask. */
export function blockedMail(
  to: string,
  { why, support, loginUrl }: BlockedFacts,
  language: LabelLanguage,
): OutgoingMail {
  const reason = why && ` ${why}`;
  const notices: Translated<Notice> = {
    en: {
      subject: 'Your account was blocked',
      line: `Your MyFiction Studio account was blocked, and all devices were signed out.${reason} Until it is open again no scheduled chapter goes out.`,
      end: `If you think that this is a mistake, write to ${support}. What you have written is still yours; the sign-in page lets you download all of it:`,
    },
    es: {
      subject: 'Tu cuenta está bloqueada',
      line: `Se ha bloqueado tu cuenta de MyFiction Studio y se ha cerrado la sesión en todos los dispositivos.${reason} Mientras tanto no sale ningún capítulo programado.`,
      end: `Si crees que es un error, escribe a ${support}. Lo que has escrito sigue siendo tuyo; la página de inicio de sesión te deja descargarlo todo:`,
    },
  };
  return noticeMail(to, notices[language], language, loginUrl);
}

/** Tells an author that they can sign in again. */
export function unblockedMail(to: string, loginUrl: string, language: LabelLanguage): OutgoingMail {
  const notices: Translated<Notice> = {
    en: {
      subject: 'Your account is open again',
      line: 'Your MyFiction Studio account is no longer blocked.',
      end: 'You can sign in again:',
    },
    es: {
      subject: 'Tu cuenta vuelve a estar abierta',
      line: 'Tu cuenta de MyFiction Studio ya no está bloqueada.',
      end: 'Puedes iniciar sesión de nuevo:',
    },
  };
  return noticeMail(to, notices[language], language, loginUrl);
}

/** @param url where the last line leads */
function noticeMail(to: string, { subject, line, end }: Notice, language: LabelLanguage, url?: string): OutgoingMail {
  const link = url && escapeHtml(url);
  return {
    to,
    subject,
    text: `${line}\n\n${end}\n${url ? `${url}\n` : ''}`,
    html: mailPage(
      language,
      `<p>${escapeHtml(line)}</p><p>${escapeHtml(end)}${link ? `<br><a href="${link}">${link}</a>` : ''}</p>`,
    ),
  };
}
