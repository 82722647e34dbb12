import { deskActs } from '../database/schema/desk-acts.ts';
import { addUser } from '../testing/fixtures.ts';
import { DESK_COMMANDS } from './commands.ts';
import { openTestDesk, type TestDesk } from './testing/desk-run.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
// The only way to take an act away: it can be neither changed nor deleted.
beforeEach(() => desk.database.pool.query('truncate desk_acts'));
afterAll(() => desk.database.close());

const acts = () => desk.database.db.select().from(deskActs).orderBy(deskActs.id);

describe('the help', () => {
  test('lists every command in columns', async () => {
    const { out, code } = await desk.runAs(undefined, ['--help']);
    expect(code).toBe(0);
    for (const { name, summary } of DESK_COMMANDS)
      expect(out).toMatch(new RegExp(`^  ${name}\\b.*  ${literal(summary)}$`, 'm'));
  });

  test('explains a group, and each command with its options', async () => {
    const group = (await desk.run('author', '--help')).out;
    expect(group).toContain('author block');
    expect(group).not.toContain('announce ');
    for (const { name, options = [] } of DESK_COMMANDS) {
      const { out, code } = await desk.runAs(undefined, [...name.split(' '), '--help']);
      expect(code).toBe(0);
      for (const option of options) expect(out).toContain(`--${option.name}`);
    }
  });

  test('comes without a command, too, as a mistake', async () => {
    expect(await desk.runAs(undefined, ['author'])).toMatchObject({ code: 2 });
  });
});

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const NOTHING = '00000000-0000-4000-8000-000000000000';

describe('what is typed wrong', () => {
  test.each([
    [['auther', 'block'], 'Do you mean: author block?'],
    [['releese-small', '10000001'], 'Do you mean: comment release, release-small?'],
    [['tax', 'approve', NOTHING, '--percent', '10', '--percent', '12'], '--percent is given twice: "10" and "12".'],
    [['pay', NOTHING, '--reference', 'A', '--yes', '--reference', 'B'], '--reference is given twice: "A" and "B".'],
    [['author', 'block'], 'UID is missing'],
    [['author', 'block', '10000001'], '--reason is missing'],
    [['author', 'show', 'ada'], "author's number"],
    [['author', 'show', '1', '2'], 'one argument too many'],
    [['author', 'show', '1', '--loud'], '--loud'],
    [['comment', 'hold', 'that one'], 'is an id'],
    [['close-month', '2025-13', '--yes'], '2025-10'],
    [['announce', 'Hello', '--body', 'x', '--until', 'soon'], '--until'],
  ])('%j is explained', async (argv, expected) => {
    const { code, err, out } = await desk.run(...argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(expected);
  });

  test('nobody does anything without a name', async () => {
    const uid = await addUser(desk.database.db);
    const { code, err } = await desk.runAs(undefined, ['author', 'show', String(uid)]);
    expect([code, err]).toEqual([2, expect.stringContaining('--as')]);
    expect(await desk.runAs('   ', ['author', 'show', String(uid)])).toMatchObject({ code: 2 });
    expect(await desk.runAs(undefined, ['author', 'show', String(uid), '--as', 'Idris'])).toMatchObject({ code: 0 });
    expect(await acts()).toMatchObject([{ who: 'Idris' }]);
  });

  test('--json tells errors as JSON, too', async () => {
    const { err, code } = await desk.run('author', 'show', '1', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(err)).toEqual({
      error: { kind: 'refused', name: 'notFound', message: 'There is no author 1.' },
    });
  });
});

describe('what cannot be undone', () => {
  const remove = ['comment', 'remove', NOTHING];

  test('is refused where nobody can be asked', async () => {
    expect(await desk.run(...remove)).toMatchObject({ code: 4, err: expect.stringContaining('--yes') });
    expect(await acts()).toEqual([]);
  });

  test('is asked before, and only yes is yes', async () => {
    expect(await desk.runAs('hana', remove, 'no')).toMatchObject({ code: 4 });
    expect(await desk.runAs('hana', remove, '')).toMatchObject({ code: 4 });
    const agreed = await desk.runAs('hana', remove, 'yes');
    expect(agreed.err).toContain('removed for good');
    expect(agreed.code).toBe(1);
  });

  test('is not done where the question is left', async () => {
    const left = await desk.runAs('hana', remove, new Error('Aborted with Ctrl+C'));
    expect(left).toMatchObject({ code: 4, err: expect.stringMatching(/\nNothing was done\.$/) });
  });

  test('is done with --yes', async () => {
    expect(await desk.run(...remove, '--yes')).toMatchObject({
      code: 1,
      err: `There is no such thing: ID ${NOTHING}.`,
    });
  });
});

describe('the record', () => {
  test('tells who did what to whom, when, and what came of it', async () => {
    const uid = await addUser(desk.database.db);
    await desk.run('author', 'block', String(uid), '--reason', 'sells reviews');
    expect(await acts()).toMatchObject([
      {
        who: 'hana',
        at: desk.clock.now(),
        command: 'author block',
        args: { UID: String(uid), reason: 'sells reviews' },
        target: `author ${uid}`,
        outcome: 'done',
        detail: `Author ${uid} is blocked: sells reviews (0 sessions ended)`,
      },
    ]);
  });

  test('shortens a long letter by whole characters', async () => {
    const uid = await addUser(desk.database.db);
    const body = `${'a'.repeat(199)}🐉 and so on`;
    const written = await desk.run('write', String(uid), '--title', 'Your dragon', '--body', body);
    expect(written).toMatchObject({ code: 0, err: '' });
    expect(await acts()).toMatchObject([{ command: 'write', args: { body: `${'a'.repeat(199)}…` } }]);
  });

  test('keeps what was refused, and nothing of what it had begun', async () => {
    await desk.run('author', 'block', '1', '--reason', 'nobody');
    expect(await acts()).toMatchObject([
      { command: 'author block', outcome: 'refused', detail: 'There is no author 1.' },
    ]);
  });

  test('is made with the act or not at all', async () => {
    const uid = await addUser(desk.database.db);
    await desk.database.pool.query(`alter table desk_acts add constraint no_more check (outcome <> 'done') not valid`);
    try {
      expect(await desk.run('author', 'block', String(uid), '--reason', 'x')).toMatchObject({ code: 3 });
    } finally {
      await desk.database.pool.query('alter table desk_acts drop constraint no_more');
    }
    expect(await desk.json('author', 'show', String(uid))).toMatchObject({ blockedAt: null });
  });

  test('stays as it is', async () => {
    await desk.run('audit');
    const { db } = desk.database;
    await expect(db.update(deskActs).set({ who: 'somebody else' })).rejects.toThrow();
    await expect(db.delete(deskActs)).rejects.toThrow();
    expect(await acts()).toMatchObject([{ who: 'hana', command: 'audit' }]);
  });

  test('of work that takes long begins before it', async () => {
    await desk.run('close-month', '2099-01', '--yes');
    expect(await acts()).toMatchObject([{ command: 'close-month', outcome: 'refused', detail: expect.any(String) }]);
    await desk.run('close-month', '2026-01', '--yes');
    expect((await acts())[1]).toMatchObject({ target: 'month 2026-01', outcome: 'done' });
  });

  test('is listed by person and by thing', async () => {
    const uid = await addUser(desk.database.db);
    await desk.run('author', 'show', String(uid));
    await desk.runAs('idris', ['author', 'find', 'nobody']);
    expect(await desk.json('audit', '--who', 'hana')).toMatchObject([{ command: 'author show', who: 'hana' }]);
    expect(await desk.json('audit', '--target', `author ${uid}`)).toMatchObject([{ target: `author ${uid}` }]);
    const { out } = await desk.run('audit');
    expect(out.split('\n')[0]).toMatch(/^AT +WHO +COMMAND +TARGET +OUTCOME +DETAIL$/);
  });
});
