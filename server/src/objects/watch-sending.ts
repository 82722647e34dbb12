/** Handed to the network at a time. */
const CHUNK_BYTES = 65_536;
/** Of what is handed over, the most that the system may keep back for a slow line. */
const KEPT_BACK_BYTES = 4_000_000;
/** A line that is slower than this does not count as one. */
const MS_PER_BYTE = 3_000 / 1_000_000;
/** The system asks for more once this part of what it keeps back has gone. */
const ROOM_PART = 1 / 3;
/** Until what has begun to come is here. */
const ANSWER_MS = 30_000;

export interface Sending {
  /** What is sent; undefined where there is nothing to send. */
  body: ReadableStream<Uint8Array> | undefined;
  /** Aborts once nothing has moved for too long. */
  signal: AbortSignal;
  /** The answer begins to come. */
  answered(): void;
  end(): void;
}

/**
 * Watches one request: however long it is, it is given up only where nothing of it moves any more.
 *
 * @param stillMs for how long nothing need move: until more is taken of what is sent, and until it is answered. What the
 * system may still keep back of it has time to go.
 */
export function watchSending(bytes: Uint8Array | undefined, stillMs: number): Sending {
  const giveUp = new AbortController();
  let timer: NodeJS.Timeout;
  const giveUpAfter = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => giveUp.abort(), ms);
  };
  giveUpAfter(stillMs);
  return {
    body:
      bytes &&
      inChunks(bytes, (taken) => {
        const keptBack = Math.min(taken, KEPT_BACK_BYTES) * (taken < bytes.length ? ROOM_PART : 1);
        giveUpAfter(stillMs + keptBack * MS_PER_BYTE);
      }),
    signal: giveUp.signal,
    answered: () => giveUpAfter(ANSWER_MS),
    end: () => clearTimeout(timer),
  };
}

/** @param onTaken told how much was taken, whenever more is asked for */
function inChunks(bytes: Uint8Array, onTaken: (taken: number) => void): ReadableStream<Uint8Array> {
  let taken = 0;
  return new ReadableStream(
    {
      pull(controller) {
        onTaken(taken);
        if (taken === bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(taken, taken + CHUNK_BYTES));
        taken = Math.min(taken + CHUNK_BYTES, bytes.length);
      },
    },
    // Nothing ahead of being asked.
    { highWaterMark: 0 },
  );
}
