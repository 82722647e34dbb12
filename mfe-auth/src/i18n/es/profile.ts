import { PEN_NAME_MAX } from '@myfiction/shared/contract/rules.ts';
import type en from '../en/profile.ts';

export default {
  'penName.title': 'Confirma la información siguiente',
  'penName.lead': 'Los lectores ven este nombre en cada historia. Puedes cambiarlo más tarde en Ajustes.',
  'penName.start': 'Empezar a escribir',
  'penName.starting': 'Guardando',
  'penName.signOut': 'Cerrar sesión',
  'penName.changed': '¡Has cambiado tu seudónimo! ¡Ya puedes empezar a escribir con libertad!',
  'penName.required': 'El seudónimo es obligatorio.',
  'penName.tooLong': `Un seudónimo tiene como mucho ${PEN_NAME_MAX} caracteres.`,
  'penName.guest': 'Por favor, no uses «Guest» como seudónimo.',
  'penName.twoAlphabets':
    'Escribe cada palabra de tu seudónimo en un solo alfabeto, por ejemplo toda en letras latinas.',
  'penName.piledSigns': 'Pon como mucho 4 acentos en una letra de tu seudónimo.',
  'profile.penName': 'Seudónimo',
  'profile.aboutMe': 'Sobre mí',
  'profile.aboutMeHelp': 'Opcional. Los lectores lo ven junto a tus historias.',
  'profile.aboutMeLong': 'Este texto es demasiado largo. Puede tener {{max}} caracteres.',
  'profile.picture': 'Tu imagen',
  'profile.pictureHelp': 'Opcional. JPG, PNG o WebP, hasta 5 MB.',
  'profile.choosePicture': 'Elegir una imagen',
  'profile.changePicture': 'Cambiar la imagen',
  'profile.removePicture': 'Quitar la imagen',
  'profile.pictureType': 'Este archivo no es una imagen que podamos leer. Usa JPG, PNG o WebP.',
  'profile.pictureBytes': 'Esta imagen pesa más de 5 MB. Elige una más pequeña.',
  'profile.pictureFailed': 'La imagen no se ha enviado. Inténtalo otra vez.',
  'profile.savedElsewhere':
    'Otra pestaña ha guardado esto mientras tanto: «{{text}}». Guarda de nuevo para reemplazarlo.',
  'profile.saved': 'Tu perfil está guardado.',
  'profile.by': 'una historia de',
  'profile.yourName': 'tu nombre',
  'crop.title': 'Elige la parte que se verá',
  'selfInfo.title': '¿Cómo te conocerán los lectores?',
  'selfInfo.lead': 'Tu seudónimo aparece en cada historia. Puedes cambiarlo todo más tarde en Ajustes.',
} satisfies Record<keyof typeof en, string>;
