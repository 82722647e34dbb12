/** More than there are zones; each may be spelled in thousands of ways, and a clock takes tens of KB. */
const MOST = 1_000;

/** `make`, once for each zone: to make a clock takes milliseconds, a hundred times what using it does. */
export function rememberZones<T>(make: (zone: string) => T): (zone: string) => T {
  const known = new Map<string, T>();
  return (zone) => {
    const found = known.get(zone);
    if (found !== undefined) return found;
    const made = make(zone);
    if (known.size >= MOST) known.clear();
    known.set(zone, made);
    return made;
  };
}
