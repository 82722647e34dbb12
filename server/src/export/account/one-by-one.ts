/** What belongs to each row, one after the other: a download takes one connection, and leaves the others to the calls. */
export async function oneByOne<Row, Whole>(
  rows: readonly Row[],
  complete: (row: Row) => Promise<Whole>,
): Promise<Whole[]> {
  const completed: Whole[] = [];
  for (const row of rows) completed.push(await complete(row));
  return completed;
}
