import { paths } from '@myfiction/shared/contract/paths.ts';
import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import { CODE_VALID_MINUTES } from '@myfiction/shared/contract/rules.ts';
import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { nameMoment } from '../billing/plain-words.ts';
import type { CodePurpose } from '../database/schema/verification.ts';
import { mailPage } from '../mail/mail-page.ts';
import type { OutgoingMail } from '../mail/mailer.ts';
import type { Translated } from './author-language.ts';
import { type Notice, noticeMail } from './notice-mail.ts';

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
