import { DELETION_DAYS } from '@myfiction/shared/contract/account-options.ts';
import type { Translated } from '../identity/author-language.ts';
import type { MessageText } from '../inbox/send-translated.ts';

/** What a message about the account's safety says; its button leads to Settings. */
export type SecurityText = Translated<Omit<MessageText, 'label'>>;

export const PASSWORD_CHANGED: SecurityText = {
  en: {
    title: 'Your password was changed',
    body: 'Your other devices were signed out. If this was not you, set a new password and write to us.',
  },
  es: {
    title: 'Tu contraseña ha cambiado',
    body: 'Se ha cerrado la sesión en tus demás dispositivos. Si no has sido tú, pon una contraseña nueva y escríbenos.',
  },
};

export const PASSWORD_RESET: SecurityText = {
  en: {
    title: 'Your password was changed',
    body: 'All devices were signed out. If this was not you, set a new password and write to us.',
  },
  es: {
    title: 'Tu contraseña ha cambiado',
    body: 'Se ha cerrado la sesión en todos los dispositivos. Si no has sido tú, pon una contraseña nueva y escríbenos.',
  },
};

export const emailChanged = (email: string): SecurityText => ({
  en: {
    title: 'Your email address was changed',
    body: `You sign in with ${email} from now on. Your other devices were signed out. If this was not you, write to us.`,
  },
  es: {
    title: 'Tu correo ha cambiado',
    body: `Desde ahora inicias sesión con ${email}. Se ha cerrado la sesión en tus demás dispositivos. Si no has sido tú, escríbenos.`,
  },
});

export const emailBack = (email: string): SecurityText => ({
  en: {
    title: 'Your email address is back',
    body: `You sign in with ${email} again. All devices were signed out, and your password had to be set anew. Look through your payment info and your ways to sign in.`,
  },
  es: {
    title: 'Has recuperado tu correo',
    body: `Vuelves a iniciar sesión con ${email}. Se ha cerrado la sesión en todos los dispositivos y has tenido que poner una contraseña nueva. Revisa tus datos de pago y tus formas de iniciar sesión.`,
  },
});

export const DELETION_PLANNED: SecurityText = {
  en: {
    title: 'Your account will be deleted',
    body: `In ${DELETION_DAYS} days everything goes: stories, chapters, comments, messages. Until then you can undo it in Settings, and export everything.`,
  },
  es: {
    title: 'Tu cuenta se eliminará',
    body: `En ${DELETION_DAYS} días desaparece todo: historias, capítulos, comentarios, mensajes. Hasta entonces puedes deshacerlo en Ajustes y exportarlo todo.`,
  },
};

export const DELETION_UNDONE: SecurityText = {
  en: {
    title: 'Your account stays',
    body: 'The planned deletion was undone, and nothing was removed. If this was not you, change your password and write to us.',
  },
  es: {
    title: 'Tu cuenta se queda',
    body: 'Se ha deshecho la eliminación prevista y no se ha borrado nada. Si no has sido tú, cambia tu contraseña y escríbenos.',
  },
};

/** @param reasons why not, as the error catalogue has it */
export const notDeleted = (reasons: Translated<string>): SecurityText => ({
  en: { title: 'Your account was not deleted', body: reasons.en },
  es: { title: 'Tu cuenta no se ha eliminado', body: reasons.es },
});

export const SECOND_FACTOR_ON: SecurityText = {
  en: {
    title: 'Your sign-in asks for an app now',
    body: 'From now on each sign-in asks for a code of your authenticator app. If this was not you, write to us.',
  },
  es: {
    title: 'Tu inicio de sesión pide ahora una aplicación',
    body: 'Desde ahora cada inicio de sesión pide un código de tu aplicación de autenticación. Si no has sido tú, escríbenos.',
  },
};

export const RECOVERY_CODES_RENEWED: SecurityText = {
  en: {
    title: 'Your recovery codes were renewed',
    body: 'The old codes no longer work. If this was not you, write to us.',
  },
  es: {
    title: 'Tus códigos de recuperación se han renovado',
    body: 'Los códigos anteriores ya no valen. Si no has sido tú, escríbenos.',
  },
};

/** @param left how many the author still has */
export const recoveryCodeUsed = (left: number): SecurityText => {
  const [en, es] =
    left > 1
      ? [`You have ${left} more.`, `Te quedan ${left}.`]
      : left === 1
        ? [
            'You have one more: with it you can remove the app in Settings, then set it up again.',
            'Te queda uno: con él puedes quitar la aplicación en Ajustes y volver a configurarla.',
          ]
        : [
            'It was your last one. A code of the app makes new ones in Settings; without the app, write to us before you sign out.',
            'Era el último. Con un código de la aplicación puedes crear otros en Ajustes; si no la tienes, escríbenos antes de cerrar la sesión.',
          ];
  return {
    en: {
      title: 'A recovery code was used to sign in',
      body: `It works no more. ${en} If this was not you, set a new password and write to us.`,
    },
    es: {
      title: 'Se ha usado un código de recuperación para iniciar sesión',
      body: `Ya no vale. ${es} Si no has sido tú, pon una contraseña nueva y escríbenos.`,
    },
  };
};

export const SECOND_FACTOR_OFF: SecurityText = {
  en: {
    title: 'The authenticator app was removed',
    body: 'Signing in no longer asks for its code. If this was not you, change your password and write to us.',
  },
  es: {
    title: 'Se ha quitado la aplicación de autenticación',
    body: 'Al iniciar sesión ya no se pide su código. Si no has sido tú, cambia tu contraseña y escríbenos.',
  },
};

export const SIGN_IN_ADDED: SecurityText = {
  en: {
    title: 'A way to sign in was added',
    body: 'If this was not you, change your password and write to us.',
  },
  es: {
    title: 'Se ha añadido una forma de iniciar sesión',
    body: 'Si no has sido tú, cambia tu contraseña y escríbenos.',
  },
};

export const SIGN_IN_REMOVED: SecurityText = {
  en: {
    title: 'A way to sign in was removed',
    body: 'If this was not you, change your password and write to us.',
  },
  es: {
    title: 'Se ha quitado una forma de iniciar sesión',
    body: 'Si no has sido tú, cambia tu contraseña y escríbenos.',
  },
};
