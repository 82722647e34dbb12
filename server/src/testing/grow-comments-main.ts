import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../database/connect.ts';
import { knownHome } from '../database/supervisor/choose-home.ts';
import { findRunning } from '../database/supervisor/find-running.ts';
import { DATABASE_NAME } from '../database/supervisor/guard.ts';
import { clusterFolder, DATABASE_USER } from '../database/supervisor/init-cluster.ts';
import { databaseUrl } from '../database/supervisor/settings.ts';
import { growComments } from './grow-comments.ts';

/** `tsx grow-comments-main.ts DATA_DIR UID STORY CHAPTER COUNT` fills the database of a studio that is running. */
const [dataDir = '', uid, storyId = '', chapterId = '', count] = process.argv.slice(2);
const home = await knownHome(dataDir);
const running = await findRunning(clusterFolder(home));
if (!running) throw new Error(`No database is running in ${dataDir}.`);
const password = (await readFile(join(home, 'password'), 'utf8')).trim();
const { pool, close } = connect(databaseUrl(running, DATABASE_USER, password, DATABASE_NAME));
await growComments(pool, { uid: Number(uid), storyId, chapterId, count: Number(count) });
await close();
