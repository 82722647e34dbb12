import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';

const PORT = 123;
const PACKET_BYTES = 48;
/** Version 4, asked by a client. */
const REQUEST = 0x23;
const SERVER_MODE = 4;
const WORST_STRATUM = 15;
const NTP_EPOCH_MS = Date.UTC(1900, 0);
const ERA_SECONDS = 2 ** 32;
const ANSWER_MS = 2_000;

/**
 * The time by a server of it (SNTP, RFC 4330); undefined where none answers in time.
 *
 * @param server host, or host:port
 */
export async function askTimeServer(server: string): Promise<Date | undefined> {
  const { hostname, port } = new URL(`udp://${server}`);
  const { address, family } = await lookup(hostname.replace(/^\[|\]$/g, ''));
  const request = Buffer.alloc(PACKET_BYTES);
  request[0] = REQUEST;
  // Comes back in the answer: nobody who does not see the question can answer it.
  const token = randomBytes(8);
  token.copy(request, 40);
  const socket = createSocket(family === 6 ? 'udp6' : 'udp4');
  try {
    return await new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (answer) => {
        if (answersTo(token, answer)) resolve(readTime(answer));
      });
      socket.send(request, Number(port) || PORT, address, (error) => error && reject(error));
      setTimeout(resolve, ANSWER_MS, undefined).unref();
    });
  } finally {
    socket.close();
  }
}

/** One that is not set itself says so by its stratum and by the two bits before its version. */
function answersTo(token: Buffer, answer: Buffer): boolean {
  if (answer.length < PACKET_BYTES || !answer.subarray(24, 32).equals(token)) return false;
  const [first = 0, stratum = 0] = answer;
  return (first & 7) === SERVER_MODE && first >> 6 !== 3 && stratum >= 1 && stratum <= WORST_STRATUM;
}

/** Seconds since 1900, which begin anew in 2036. */
function readTime(answer: Buffer): Date {
  const seconds = answer.readUInt32BE(40);
  const era = seconds < ERA_SECONDS / 2 ? ERA_SECONDS : 0;
  return new Date(NTP_EPOCH_MS + (seconds + era + answer.readUInt32BE(44) / ERA_SECONDS) * 1000);
}
