/** The Postgres of a test run. `stop` exists in jest's main process only. */
export interface TestRun {
  url: string;
  template: string;
  /** Empty when the Postgres is somebody else's. */
  dataDir: string;
  stop?: (() => Promise<void>) | undefined;
}

let remembered: TestRun | undefined;

/** Called by the global set-up; jest's workers inherit the environment. */
export function rememberDatabase(run: TestRun): void {
  remembered = run;
  process.env.STUDIO_TEST_DATABASE = run.url;
  process.env.STUDIO_TEST_TEMPLATE = run.template;
}

export function rememberedDatabase(): TestRun {
  if (!remembered) throw new Error('The test database was not set up.');
  return remembered;
}

/** The template with the demonstration authors, beside that of an empty database. */
export const demoTemplateOf = (template: string): string => `${template}_demo`;

/** For test files. */
export function testRunFromEnvironment(): { url: string; template: string; demoTemplate: string } {
  const { STUDIO_TEST_DATABASE: url, STUDIO_TEST_TEMPLATE: template } = process.env;
  if (!url || !template) throw new Error("No test database: run with the project's jest configuration.");
  return { url, template, demoTemplate: demoTemplateOf(template) };
}
