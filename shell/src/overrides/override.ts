/** What QA asks for in this tab. */
export interface Override {
  remote: string;
  /** A published version, the address of a development server, or null: switched off. */
  version: string | null;
}
