import { connect } from '../database/connect.ts';
import { findBuiltIn } from '../database/supervisor/find-built-in.ts';
import { measureRows } from './measure-rows.ts';

/** `tsx measure-rows-main.ts DATA_DIR` prints what rows cost in the database of a studio that is running, as JSON. */
const [dataDir = ''] = process.argv.slice(2);
const url = await findBuiltIn(dataDir);
if (!url) throw new Error(`No database is running in ${dataDir}.`);
const { pool, close } = connect(url, { max: 1, statementTimeoutMs: 0 });
console.log(JSON.stringify(await measureRows(pool)));
await close();
