import { freshDatabase } from '../testing/fresh-database.ts';
import { connect } from './connect.ts';

const database = freshDatabase();

test('an idle connection that ends is told, and no more once the pool closes', async () => {
  const onIdleError = jest.fn();
  const { pool, close } = connect(database.url, { onIdleError });
  const end = async () => {
    const client = await pool.connect();
    client.release();
    return () => client.emit('error', new Error('terminating connection'));
  };
  (await end())();
  expect(onIdleError).toHaveBeenCalledTimes(1);
  const endLate = await end();
  const closed = close();
  endLate();
  await closed;
  expect(onIdleError).toHaveBeenCalledTimes(1);
});
