/** A JSON array, a row at a time: a million comments need no more memory than one page of them. */
export async function* jsonRows<T>(pages: AsyncIterable<readonly T[]>): AsyncGenerator<string> {
  let first = true;
  yield '[';
  for await (const page of pages) {
    for (const row of page) {
      yield `${first ? '\n' : ',\n'}${JSON.stringify(row)}`;
      first = false;
    }
  }
  yield '\n]\n';
}

const PAGE = 500;

/** Pages of a query by its last row, until one is not full. */
export async function* pagesOf<T>(
  read: (after: T | undefined, rows: number) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  for (let last: T | undefined; ; ) {
    const page = await read(last, PAGE);
    if (page.length > 0) yield page;
    last = page.at(-1);
    if (page.length < PAGE) return;
  }
}
