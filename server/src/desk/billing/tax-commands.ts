import { WITHHOLDING_WITHOUT_FORM_PERCENT } from '@myfiction/shared/contract/billing.ts';
import { approveTax, listTaxForms, rejectTax, showTaxForm } from '../../payout/tax-desk.ts';
import type { DeskCommand } from '../frame/command.ts';
import { DeskError } from '../frame/desk-error.ts';
import { factsOf } from '../frame/facts-of.ts';
import { idOf, optionOf } from '../frame/read-input.ts';

const FORM = { name: 'ID', help: 'of the form' };

export const taxCommands: readonly DeskCommand[] = [
  {
    name: 'tax list',
    area: 'Billing',
    summary: 'List tax forms that wait to be checked, the oldest first',
    async run({ db }) {
      const forms = await listTaxForms(db);
      const rows = forms.map((form) => [form.id, form.uid, form.penName, form.kind, form.percent, form.createdAt]);
      const columns = ['form', 'author', 'pen name', 'kind', 'withholds %', 'signed'];
      return { data: forms, tables: [{ columns, rows, empty: 'Nothing waits to be checked.' }] };
    },
  },
  {
    name: 'tax show',
    area: 'Billing',
    summary: 'Show a tax form with everything that was entered',
    arguments: [FORM],
    async run(context, input) {
      const { row, signed } = await showTaxForm(context, idOf(input, 'ID'));
      const { form: _, ...shown } = row;
      return {
        data: { ...shown, signed },
        target: `tax form ${row.id}`,
        facts: [
          ['Author', row.uid],
          ['State', row.state],
          ['Withholds %', row.withholdingPercent],
          ...(signed ? factsOf(signed) : []),
        ],
      };
    },
  },
  {
    name: 'tax approve',
    area: 'Billing',
    summary: 'Accept a tax form',
    arguments: [FORM],
    options: [{ name: 'percent', value: 'N', help: 'What is withheld, where the form claims it wrongly' }],
    async run(context, input) {
      const percent = readPercent(optionOf(input, 'percent'));
      const decision = { id: idOf(input, 'ID'), by: context.who, ...(percent !== undefined && { percent }) };
      const { id, withholdingPercent } = await approveTax(context, decision);
      const done = `Accepted: ${withholdingPercent} % is withheld.`;
      return { data: { id, withholding_percent: withholdingPercent }, target: `tax form ${id}`, done };
    },
  },
  {
    name: 'tax reject',
    area: 'Billing',
    summary: 'Send a tax form back',
    arguments: [FORM],
    options: [{ name: 'reason', value: 'TEXT', help: 'A sentence for the author: what to correct', required: true }],
    async run(context, input) {
      const decision = { id: idOf(input, 'ID'), by: context.who, reason: optionOf(input, 'reason') ?? '' };
      const { id } = await rejectTax(context, decision);
      return { data: { id }, target: `tax form ${id}`, done: 'Sent back, and its author is told why.' };
    },
  },
];

function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [percent, most] = [Number(text), WITHHOLDING_WITHOUT_FORM_PERCENT];
  if (!/^\d{1,2}$/.test(text) || percent > most) {
    throw new DeskError('usage', `--percent is a whole number from 0 to ${most}, not "${text}".`);
  }
  return percent;
}
