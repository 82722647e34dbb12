import type { Translated } from '../../campaign-texts.ts';
import type en from './en.ts';

export default {
  heading: 'Encuentra\nla historia',
  lead: 'Para editores independientes que encuentran historias, las ayudan a crecer y quieren parte de lo que llegan a ser.',
  facts: [
    { title: '5\u00a0%', text: 'De los ingresos netos' },
    { title: '24 meses', text: 'Por cada historia' },
    { title: 'Sin cuota', text: 'Trae una o treinta' },
  ],
  amounts: [
    { figure: '$120', name: 'Por historia firmada', text: 'Con la primera factura del autor, nunca de su parte.' },
    { figure: '5\u00a0%', name: 'Parte de los ingresos', text: 'Durante 24 meses, línea a línea.' },
    { figure: '$80', name: 'Por una corrección', text: 'De 10.000 palabras, por encargo.' },
  ],
  rulesIntro: 'Los autores deciden si trabajan contigo.',
  rules: [
    { title: 'Escribe a la redacción', text: 'Con dos historias que firmarías y por qué.' },
    { title: 'Acuerda las condiciones', text: 'Una página, igual para todos.' },
    { title: 'Trae la primera historia', text: 'Su autor confirma que la encontraste.' },
  ],
  winners: [],
  faq: [
    { title: '¿Cuándo se paga?', text: 'Con la factura mensual, en cuanto tus datos de pago estén completos.' },
    { title: '¿Puedo perderlo?', text: 'Lo ganado es tuyo. Una pausa solo detiene lo que vendría después.' },
  ],
  closing: 'Se buscan buenos ojos',
  categories: {},
  declarations: {},
} satisfies Translated<typeof en>;
