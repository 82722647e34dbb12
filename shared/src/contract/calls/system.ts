import { z } from 'zod';
import { defineCall } from '../call.ts';

export const systemConfig = z.object({
  /** Unix time of the server in ms. */
  server_time_ms: z.number(),
  support_email: z.string(),
  app_id: z.string(),
  package_name: z.string(),
  /** External feedback page; empty hides the link. */
  feedback_url: z.string(),
  store_links: z.object({ google_play: z.string(), app_store: z.string() }),
  /** Pages of the platform elsewhere; an empty address, or none, hides its link. */
  social_links: z.object({ facebook: z.string(), instagram: z.string(), twitter: z.string() }).optional(),
  /** A provider that is not configured is absent. */
  login_providers: z.array(z.enum(['apple', 'fb', 'gp', 'email'])),
  /** What the browser needs for the providers that are set up; the others are absent. */
  firebase: z
    .object({
      api_key: z.string(),
      auth_domain: z.string(),
      project_id: z.string(),
      /** Outside production only. */
      emulator_url: z.string().optional(),
    })
    .optional(),
  apple: z.object({ client_id: z.string(), script_url: z.string(), redirect_url: z.string() }).optional(),
  /** Hosts on which 104104 sends the author to /no-books. */
  region_hosts: z.array(z.string()),
  /** Outside production only: where the development mail is read. */
  outbox_url: z.string().optional(),
});
export type SystemConfig = z.infer<typeof systemConfig>;

export const getSysCfg = defineCall({
  path: 'myfiction/getSysCfg',
  access: 'public',
  write: false,
  input: z.object({}),
  output: systemConfig,
});

/** The check on start: code 104104 means skip the login check. */
export const checkRegion = defineCall({
  path: 'myfiction/region/check',
  access: 'public',
  write: false,
  input: z.object({}),
  output: z.object({ region: z.string() }),
});

/** What the sidebar's badge and NEW tag show. */
export const getCounts = defineCall({
  path: 'myfiction/account/counts',
  access: 'session',
  write: false,
  input: z.object({}),
  output: z.object({ new_comment: z.number().int(), message_sign: z.boolean() }),
});

export const audioSkin = defineCall({
  path: 'audio/skin',
  access: 'public',
  write: false,
  input: z.object({}),
  output: z.object({}),
});
