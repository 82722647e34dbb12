/** Resolves once `work` has succeeded or failed, at the latest after `ms`. */
export async function settledWithin(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([late, work.catch(() => {})]);
  clearTimeout(timer);
}
