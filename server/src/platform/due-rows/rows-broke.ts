/** A row whose work broke. */
export interface BrokenRow {
  key: string;
  error: unknown;
}

/** Named and told at most: where everything breaks, the first say why. */
const TOLD = 5;

/** Tells at the end of a run which rows broke; the others are done. */
export class RowsBroke extends AggregateError {
  constructor(job: string, broken: readonly BrokenRow[]) {
    const told = broken.slice(0, TOLD);
    const names = told.map(({ key }) => key).join(', ');
    super(
      told.map(({ error }) => error),
      `${broken.length} of “${job}” broke and are put aside: ${names}${broken.length > TOLD ? ' …' : ''}`,
    );
    this.name = 'RowsBroke';
  }
}
