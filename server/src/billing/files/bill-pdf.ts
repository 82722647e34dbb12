import type { Currency } from '@myfiction/shared/contract/money.ts';
import type { Block, DocumentModel, TableRow } from '../../documents/document-model.ts';
import type { BillRow } from '../bill-moves.ts';
import { nameDay, nameMonth, writeMoney, writePercent, writeRate, writeUnits } from '../plain-words.ts';
import type { StatementLine } from '../statement-lines.ts';
import { isPart } from './bill-csv.ts';
import type { BillTexts } from './bill-texts.ts';
import { chapterName, kindName, storyName } from './line-names.ts';

/** A bill to print: what each chapter earned, and how the net comes of it. */
export function billDocument(
  bill: BillRow,
  lines: readonly StatementLine[],
  penName: string,
  texts: BillTexts,
): DocumentModel {
  const { month, currency, netMinor } = bill;
  const { language } = texts;
  return {
    id: bill.id,
    kind: texts.document,
    title: texts.title(nameMonth(month, language)),
    subtitle: texts.subtitle(penName, currency),
    createdAt: bill.createdAt,
    language,
    blocks: [
      {
        type: 'facts',
        rows: [
          [texts.receive, writeMoney(netMinor, currency, language)],
          ...stateRows(bill, texts),
          [texts.month, texts.monthText],
        ],
      },
      { type: 'heading', text: texts.sums },
      sums(bill, lines, texts),
      { type: 'note', text: texts.note },
      ...byStory(lines).flatMap((own) => storyBlocks(own, currency, texts)),
    ],
  };
}

function stateRows({ netMinor, status, payday }: BillRow, texts: BillTexts): [name: string, value: string][] {
  if (netMinor === 0) return [[texts.state, texts.nothing]];
  return [
    [texts.state, texts.states[status]],
    [texts.payday, nameDay(payday, texts.language)],
  ];
}

function sums({ currency, grossMinor, netMinor }: BillRow, lines: readonly StatementLine[], texts: BillTexts): Block {
  const [part, of, rate, amount] = texts.sumColumns;
  const money = (minor: number) => writeMoney(minor, currency, texts.language);
  return {
    type: 'table',
    columns: [
      { title: part, share: 3 },
      { title: of, share: 2, align: 'end' },
      { title: rate, share: 1, align: 'end' },
      { title: amount, share: 2, align: 'end' },
    ],
    rows: [
      { cells: [texts.storiesTotal, '', '', money(grossMinor)] },
      ...lines.filter(isPart).map((line) => ({
        cells: [
          line.sourceMonth
            ? texts.ofMonth(kindName(line, texts), nameMonth(line.sourceMonth, texts.language))
            : kindName(line, texts),
          money(line.units),
          line.kind === 'carried-over' ? '' : writePercent(Math.abs(line.rateMicros), texts.language),
          money(line.amountMinor),
        ],
      })),
      { cells: [texts.receive, '', '', money(netMinor)], strong: true },
    ],
  };
}

function byStory(lines: readonly StatementLine[]): StatementLine[][] {
  const stories = new Map<string, StatementLine[]>();
  for (const line of lines) {
    if (line.storyId === null) continue;
    const own = stories.get(line.storyId) ?? [];
    own.push(line);
    stories.set(line.storyId, own);
  }
  return [...stories.values()];
}

function storyBlocks(lines: readonly StatementLine[], currency: Currency, texts: BillTexts): Block[] {
  const [line, chapter, kind, units, rate, amount] = texts.lineColumns;
  const total = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return [
    { type: 'heading', text: storyName(lines[0], texts) },
    {
      type: 'table',
      columns: [
        { title: line, share: 1 },
        { title: chapter, share: 4 },
        { title: kind, share: 3 },
        { title: units, share: 2, align: 'end' },
        { title: rate, share: 2, align: 'end' },
        { title: amount, share: 2, align: 'end' },
      ],
      rows: [
        ...lines.map((own): TableRow => ({ cells: lineCells(own, currency, texts) })),
        { cells: ['', texts.total, '', '', '', writeMoney(total, currency, texts.language)], strong: true },
      ],
    },
  ];
}

function lineCells(line: StatementLine, currency: Currency, texts: BillTexts): string[] {
  const { language } = texts;
  return [
    String(line.line),
    numberedChapter(line, texts),
    describeLine(line, texts),
    writeUnits(line.units, language),
    writeRate(line.rateMicros, currency, language),
    writeMoney(line.amountMinor, currency, language),
  ];
}

function describeLine({ kind, sourceKind, sourceMonth, units }: StatementLine, texts: BillTexts): string {
  const { language, kinds } = texts;
  const late =
    sourceKind && sourceMonth ? `, ${texts.ofMonth(kinds[sourceKind], nameMonth(sourceMonth, language))}` : '';
  const name = `${kinds[kind]}${late}`;
  return units < 0 ? texts.refunded(name) : name;
}

function numberedChapter(line: StatementLine, texts: BillTexts): string {
  const { chapterPosition } = line;
  const name = chapterName(line, texts);
  if (chapterPosition === 0) return name;
  return name === '' ? texts.untitled(chapterPosition) : `${chapterPosition}. ${name}`;
}
