import secondFactor from './es/second-factor.ts';
import security from './es/security.ts';
import settings from './es/settings.ts';

export default { ...settings, ...security, ...secondFactor };
