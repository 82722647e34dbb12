import type en from './en.ts';

export default {
  'content-agreement.title': 'Acuerdo de contenido',
  'content-agreement.text':
    'Esta página contiene el documento que dice qué nos permites hacer con tus historias y qué sigue siendo tuyo.',
  'content-guidelines.title': 'Normas de contenido',
  'content-guidelines.text': 'Esta página contiene el documento que dice qué se puede publicar aquí y qué no.',
  'terms-and-conditions.title': 'Términos y condiciones',
  'terms-and-conditions.text': 'Esta página contiene el documento que dice qué se deben tú y la plataforma.',
  'privacy-policy.title': 'Política de privacidad',
  'privacy-policy.text':
    'Esta página contiene el documento que dice qué datos guardamos sobre ti, por qué y durante cuánto tiempo.',
  'trigger-warnings.title': 'Advertencias de contenido',
  'trigger-warnings.text':
    'Esta página contiene el documento que dice qué advertencias necesitan los lectores y cuándo darlas.',
  'legal.action': 'Abrir el Centro de ayuda',
  'help.title': 'Respuestas claras',
  'help.text':
    'Esta página contiene artículos sobre escribir, publicar, contratos y pagos. Puede que lo que buscas ya esté en el estudio.',
  'help.action': 'Ir a Inicio',
  'creator.title': 'Aprende el oficio de la novela por entregas',
  'creator.text':
    'Esta página contiene guías para cada etapa, del primer capítulo al último. El primer paso no necesita guía: empieza una historia.',
  'creator.action': 'Crear historia',
} satisfies Record<keyof typeof en, string>;
