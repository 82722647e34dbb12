import security from './es/security.ts';
import settings from './es/settings.ts';

export default { ...settings, ...security };
