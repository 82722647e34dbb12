import type { ERROR_CATALOGUE } from '../contract/error-catalogue.ts';

type Mapped = Extract<(typeof ERROR_CATALOGUE)[number], { message: string }>['name'];

/** The error catalogue in Spanish: exactly the names that have an English text. */
export default {
  userBlocked: 'El usuario ha sido bloqueado.',
  serverError: 'Algo ha fallado, inténtalo de nuevo.',
  wrongCode: 'El código de verificación no es correcto.',
  unknownEmail: 'No hay ninguna cuenta con esta dirección de correo.',
  wrongPassword: 'La contraseña no es correcta.',
  emailTaken: 'Esta dirección de correo ya existe.',
  codeExpired: 'El código de verificación ha caducado.',
  chapterNameTaken: 'Ya existe un capítulo con este nombre.',
  storyNameTaken: 'Ya existe una historia con este nombre.',
  inappropriateWords: 'Tu comentario contiene palabras inapropiadas. Edítalo y vuelve a publicarlo.',
  badSignature: 'No se ha podido verificar esta solicitud. Recarga la página e inténtalo de nuevo.',
  clockSkew: 'El reloj de este dispositivo no es correcto. Ajusta la fecha y la hora e inténtalo de nuevo.',
  tooLarge: 'Esto es demasiado grande para enviarlo.',
  tooManyRequests: 'Demasiados intentos. Espera un poco e inténtalo de nuevo.',
  notFound: 'Esto ya no está aquí. Es posible que se haya movido o eliminado.',
  invalidImage: 'Este archivo no es una imagen que podamos leer. Usa JPG, PNG o WebP.',
  resendTooSoon: 'Acabamos de enviar un código. Espera un minuto antes de pedir otro.',
  storyCompleted: 'Esta obra está terminada y no se le pueden añadir capítulos.',
  storySigned: 'La obra tiene un contrato firmado. Contacta con tu editor para cambiar los detalles de la historia.',
  chapterTooLong: 'Para publicarse, un capítulo puede tener como máximo 20.000 palabras. Divídelo primero.',
  chapterEmpty: 'Todavía no hay texto que publicar.',
  signInUnavailable: 'Esta forma de iniciar sesión no está disponible aquí.',
  penNameTaken: 'Otro autor ya usa este seudónimo.',
  chapterUnnamed: 'Ponle un nombre al capítulo antes de publicarlo.',
  synopsisTooShort:
    'Los lectores necesitan una sinopsis de al menos 50 caracteres. Añádela a los detalles de la historia y publica después.',
  chapterTrashed:
    'Este capítulo está en la papelera. Restáuralo para seguir escribiendo; tu texto se conserva en este dispositivo.',
  scheduleTooSoon: 'Elige una hora con al menos 5 minutos de antelación y dentro de dos años.',
  publishedOrder: 'Los capítulos publicados conservan su orden. Así los han leído los lectores.',
  importIncomplete: 'Falta una parte de la importación. No se ha añadido nada; vuelve a empezar la importación.',
  chapterSigned: 'La obra está firmada: tu editor debe retirar un capítulo publicado.',
  chapterPublished: 'Este capítulo ya se ha publicado.',
  accountExists:
    'Ya existe una cuenta con esta dirección de correo. Inicia sesión en ella una vez para vincular las dos.',
  lastSignIn: 'Es tu única forma de iniciar sesión. Añade otra primero.',
  moneyOwed: 'Hay dinero que todavía no se te ha pagado. Retíralo primero y elimina la cuenta después.',
  contractLive: 'Hay un contrato en vigor. Tu editor debe terminarlo antes de eliminar la cuenta.',
  providerTaken: 'Este inicio de sesión pertenece a otra cuenta.',
  commonPassword: 'Esta contraseña está en las listas que los atacantes prueban primero. Elige otra.',
  signInRefused: 'No se ha podido verificar este inicio de sesión. Inténtalo de nuevo.',
} satisfies Record<Mapped, string>;
