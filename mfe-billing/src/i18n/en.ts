export default {
  'bill.title': 'Every month, to the cent',
  'bill.text':
    'This page holds your monthly bills: what each story earned, what was deducted, and when it is paid. Earnings begin with a contract.',
  'bill.action': 'Go to My Stories',
  'payment.title': 'Where your money goes',
  'payment.text':
    'This page holds how you are paid and your tax form. You are asked for both before your first payment.',
  'payment.action': 'See your monthly bill',
} as const;
