type Level = 'info' | 'warn' | 'error';
type Facts = Readonly<Record<string, unknown>>;

/** A log for domain functions that keeps what it was told. */
export interface LogRecorder extends Record<Level, (facts: unknown, message?: string) => void> {
  /** The facts of each line of a level, in order. */
  told(level: Level): Facts[];
}

export function createLogRecorder(): LogRecorder {
  const lines: { level: Level; facts: Facts }[] = [];
  const record = (level: Level) => (facts: unknown) => {
    lines.push({ level, facts: { ...(typeof facts === 'object' ? facts : {}) } });
  };
  return {
    info: record('info'),
    warn: record('warn'),
    error: record('error'),
    told: (level) => lines.filter((line) => line.level === level).map(({ facts }) => facts),
  };
}
