import { rm } from 'node:fs/promises';
import { runAdminSql } from './admin-sql.ts';
import { demoTemplateOf, rememberedDatabase } from './test-run.ts';

/** Drops what the run made and stops its Postgres. */
export default async function teardown(): Promise<void> {
  const { url, template, dataDir, stop } = rememberedDatabase();
  for (const made of [demoTemplateOf(template), template])
    await runAdminSql(url, `drop database if exists ${made} with (force)`);
  await stop?.();
  if (dataDir !== '') await rm(dataDir, { recursive: true, force: true });
}
