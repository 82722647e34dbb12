import { optional, setting } from '../setting.ts';
import { connectionAddress, NUMBER } from '../setting-types.ts';

const KNOWN_PASSWORDS = ['postgres', 'password', 'admin', 'root', 'changeme', 'myfiction', 'secret', 'example'];

const secretAddress = {
  secret: true,
  refuse: (url: string | undefined) =>
    url && hasKnownPassword(url) ? 'has a password that everybody tries first' : undefined,
  refused: 'a password such as `postgres` or the name of its user',
};

export const DATABASE = {
  databaseUrl: optional('DATABASE_URL', connectionAddress('postgres', 'postgresql'), {
    fallbackText: 'the embedded Postgres, for one server only',
    text: 'a Postgres (15 to 18) of your own; all servers of a studio share one',
    ...secretAddress,
  }),
  databaseConnections: setting('DATABASE_CONNECTIONS', NUMBER, {
    fallback: 10,
    text: 'most connections of one server to the database, besides the one that listens',
    refuse: (most) => (Number.isInteger(most) && most >= 2 ? undefined : 'must be a whole number from 2 on'),
    refused: 'less than 2',
  }),
  databaseDirectUrl: optional('DATABASE_DIRECT_URL', connectionAddress('postgres', 'postgresql'), {
    fallbackText: '`DATABASE_URL`',
    text: 'the same database past a pooler in transaction mode, for the connection that listens: [scale](scale.md#connections)',
    ...secretAddress,
  }),
  databaseReadUrl: optional('DATABASE_READ_URL', connectionAddress('postgres', 'postgresql'), {
    fallbackText: 'everything is read from the database itself',
    text: 'a streaming standby of that database, for reads that may be some seconds old: [scale](scale.md#read-replica)',
    ...secretAddress,
  }),
};

function hasKnownPassword(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return password !== '' && (password === username || KNOWN_PASSWORDS.includes(password.toLowerCase()));
}
