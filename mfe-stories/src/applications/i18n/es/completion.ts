import type en from '../en/completion.ts';

export default {
  title: 'Solicitar la finalización',
  'title.again': 'Enviar de nuevo la finalización',
  warning:
    'Estás enviando una solicitud de finalización. Cuando la confirmes, la historia no se podrá editar ni actualizar. El número de palabras actual contará como número total de palabras y será la base del bono por finalización.',
  loading: 'Mirando los capítulos',
  failed: 'La solicitud no se ha cargado.',
  noContract: 'Esta historia no tiene contrato. Cuando esté terminada, ya no podrá tenerlo.',
  'rules.title': 'Antes de poder solicitarla',
  'open.scheduled': 'Programado',
  'open.draft': 'Borrador',
  'open.staged': 'Cambios sin publicar',
  'open.trashed': 'En la papelera',
  'open.untitled': 'Capítulo {{position}} sin título',
  'open.more': 'y {{count}} más',
  'bonus.words': 'Palabras que cuentan',
  'bonus.tier': 'Bono por finalización',
  'bonus.none': 'Aún ninguno. Empieza con {{words}} palabras.',
  'bonus.next': 'Desde {{words}} palabras es de {{amount}}.',
  'confirm.tick': 'Entiendo que después la historia no se puede editar ni actualizar.',
  'confirm.title': 'Escribe el título de la historia: {{title}}',
  'confirm.label': 'Título de la historia',
  submit: 'Solicitar la finalización',
  sending: 'Enviando',
  sent: 'Solicitud enviada.',
  close: 'Cerrar',
} satisfies Record<keyof typeof en, string>;
