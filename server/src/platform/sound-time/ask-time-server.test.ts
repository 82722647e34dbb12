import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { askTimeServer } from './ask-time-server.ts';

const SECONDS = 0xee_8a_2f_00;
let socket: Socket;
let server: string;
/** What comes back for a question. */
let answers: (question: Buffer) => Buffer[];
beforeEach(async () => {
  socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    for (const answer of answers(question)) socket.send(answer, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server = `127.0.0.1:${socket.address().port}`;
});
afterEach(() => socket.close());

function answerTo(question: Buffer, seconds = SECONDS): Buffer {
  const answer = Buffer.alloc(48);
  answer[0] = 0x24;
  answer[1] = 2;
  question.copy(answer, 24, 40, 48);
  answer.writeUInt32BE(seconds, 40);
  answer.writeUInt32BE(2 ** 31, 44);
  return answer;
}

test.each([
  [SECONDS, '2026-10-26T19:56:48.500Z'],
  [1, '2036-02-07T06:28:17.500Z'],
])('second %i tells the time', async (seconds, expected) => {
  answers = (question) => [answerTo(question, seconds)];
  expect((await askTimeServer(server))?.toISOString()).toBe(expected);
});

test.each<[string, (answer: Buffer) => unknown]>([
  ['to another question', (answer) => answer.fill(7, 24, 32)],
  ['of a clock that is not set', (answer) => answer.writeUInt8(0xe4, 0)],
  ['that refuses', (answer) => answer.writeUInt8(0, 1)],
])('an answer %s is none', async (_what, spoil) => {
  answers = (question) => {
    const spoilt = answerTo(question, 1);
    spoil(spoilt);
    return [spoilt, spoilt.subarray(0, 40), answerTo(question)];
  };
  expect((await askTimeServer(server))?.getUTCFullYear()).toBe(2026);
});

test('one that does not answer is not waited for', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  answers = () => {
    jest.advanceTimersByTime(2_000);
    return [];
  };
  expect(await askTimeServer(server)).toBeUndefined();
  jest.useRealTimers();
});
