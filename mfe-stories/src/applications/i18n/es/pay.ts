import { payToReadFieldNames } from '@myfiction/shared/contract/field-names/es.ts';
import type en from '../en/pay.ts';

export default {
  ...payToReadFieldNames,
  title: 'Pago por lectura',
  text: 'Elige desde dónde pagan los lectores y cuánto. Un editor lo comprueba antes de que empiece.',
  notReady: 'Esta historia aún no puede solicitarlo.',
  outOfReach: 'Esta historia ya no puede solicitarlo.',

  'first.help': 'Los capítulos 1 a {{free}} son gratis, como mínimo.',
  'first.option': '{{position}}. {{title}}',
  'first.untitled': 'Capítulo sin título',
  'first.none': 'Aún ningún capítulo puede ser de pago. Publica o programa más de {{free}} capítulos.',
  'chapters.title_one': '{{count}} capítulo pasa a ser de pago',
  'chapters.title_other': '{{count}} capítulos pasan a ser de pago',
  'chapters.later': 'Los capítulos que publiques después también son de pago.',
  'chapters.position': 'Capítulo',
  'chapters.words': 'Palabras',
  'chapters.price': 'Precio',
  'chapters.published': 'Publicado',
  'chapters.scheduled': 'Programado, {{when}}',
  'chapters.more': 'Mostrar los {{count}}',
  'chapters.less': 'Mostrar menos',
  coins_one: '{{count}} moneda',
  coins_other: '{{count}} monedas',

  'rule.per-chapter': 'Por capítulo',
  'rule.per-chapter.text': 'Todos los capítulos cuestan lo mismo.',
  'rule.per-thousand-words': 'Por 1000 palabras',
  'rule.per-thousand-words.text': 'Los capítulos largos cuestan más. Se redondea a la moneda siguiente.',
  'price.coins.help': 'De {{min}} a {{max}}. Los lectores compran monedas en las apps.',
  'example.title': 'Por ejemplo',
  'example.per-chapter': 'El capítulo {{position}} cuesta {{price}}, sea cual sea su extensión.',
  'example.per-thousand-words':
    'El capítulo {{position}} tiene {{words}} palabras: {{words}} ÷ 1000 × {{coins}}, redondeado hacia arriba, son {{price}}.',
  'example.all': 'Quien lee los {{count}} capítulos de pago paga {{price}}.',

  'date.help':
    'Desde mañana y en los próximos {{days}} días. Lo que era gratis hasta entonces lo conserva quien lo haya leído.',
  'pledge.help': 'Quien paga espera capítulos nuevos. Promete lo que puedas cumplir.',
  agree: 'Cumplo el compromiso y no cambio precios ni capítulos de pago sin mi editor.',
  submit: 'Enviar la solicitud',
  submitAgain: 'Enviar de nuevo',

  'after.title': 'Qué pasa después de enviarla',
  'after.check': 'Un editor la comprueba',
  'after.accept': 'Recibes un mensaje',
  'after.acceptText': 'Aceptada o devuelta con motivos',
  'after.begin': 'Empieza en tu fecha',
  'after.beginText': 'Los lectores de las apps ven el precio en cada capítulo',
} satisfies Record<keyof typeof en, string>;
