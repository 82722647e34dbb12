import { optional } from '../setting.ts';
import { TEXT } from '../setting-types.ts';

const tool = (name: string, text: string, secret = false) => optional(name, TEXT, { text, tool: true, secret });

export const COMMANDS = {
  deskUser: tool('DESK_USER', 'who works at the desk, instead of `--as`: [the desk](desk.md)'),
  deliveryToken: tool(
    'DELIVERY_TOKEN',
    'opens one remote to `publish-remote` and `delivery`: [delivery](delivery.md)',
    true,
  ),
  deliveryUrl: tool('DELIVERY_URL', 'the studio they talk to, instead of `--to`; `http://localhost:8080` without it'),
  chromiumPath: tool(
    'CHROMIUM_PATH',
    'the Chromium of `npm test` and `npm run bench`; else one is found or installed, and for most tests a headless shell',
  ),
};
