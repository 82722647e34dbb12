import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { MailRefused } from './mail-refused.ts';
import { createSmtpSender } from './smtp.ts';

/** What the mail server answers to a command; it takes all others. */
let answers: Readonly<Record<string, string>>;
let readers: string[] = [];
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(converse).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => server.close());

async function converse(socket: Socket): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.test');
  let isText = false;
  for await (const line of createInterface({ input: socket })) {
    if (isText && line !== '.') continue;
    if (!isText && line.startsWith('RCPT TO:')) readers.push(line.slice('RCPT TO:'.length));
    const command: string = isText ? 'text' : (/^(?:MAIL FROM|RCPT TO|\w+)/.exec(line)?.[0] ?? '');
    const answer: string = answers[command] ?? (command === 'DATA' ? '354 go on' : '250 ok');
    isText = command === 'DATA' && answer.startsWith('354');
    say(answer);
  }
}

const send = (sendMs?: number, to = 'noor@example.com') =>
  createSmtpSender(
    url,
    'studio@example.com',
    sendMs,
  )({ to, subject: 'Your code', text: '123456', html: '<p>123456</p>' });

test.each<[string, Record<string, string>]>([
  ['no such reader', { 'RCPT TO': '550 5.1.1 no such mailbox' }],
  ['a text that is refused', { text: '554 5.7.1 spam' }],
])('%s is for good', async (_name, given) => {
  answers = given;
  await expect(send()).rejects.toBeInstanceOf(MailRefused);
});

test.each<[string, Record<string, string>]>([
  ['a mailbox that is full for now', { 'RCPT TO': '452 4.2.2 over quota' }],
  ['a text that is to come later', { text: '451 4.7.1 greylisted' }],
  ['a sender that is not let in', { 'MAIL FROM': '550 5.7.1 who are you' }],
  ['a password that is asked for', { 'RCPT TO': '530 5.7.0 authentication required' }],
  ['a server that is closing', { 'RCPT TO': '421 4.3.2 shutting down' }],
])('%s may pass', async (_name, given) => {
  answers = given;
  const failure = await send().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MailRefused);
});

test('what is taken is sent', async () => {
  answers = {};
  await send();
});

test.each([
  'other,noor@example.com',
  'other;noor@example.com',
  'team:noor@example.com',
  'noor@example.com,other.com',
  '<noor@example.com>',
  '>noor@example.com',
])('what is for %s goes to no other address', async (to) => {
  answers = {};
  readers = [];
  await send(undefined, to).catch((error: unknown) => expect(error).toBeInstanceOf(MailRefused));
  expect(readers).not.toContain('<noor@example.com>');
});

test('one that always says something and never comes to an end is given up', async () => {
  const closed = new Promise<void>((resolve) => {
    server.once('connection', (socket) => {
      const timer = setInterval(() => socket.write('250-wait\r\n'), 5);
      socket.once('close', () => {
        clearInterval(timer);
        resolve();
      });
    });
  });
  answers = { EHLO: '250-wait' };
  const failure = await send(100).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'EABORT' });
  expect(failure).not.toBeInstanceOf(MailRefused);
  await closed;
});
