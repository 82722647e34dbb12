import { registerMessages } from '../../host.ts';
import en from './en.ts';

registerMessages('ui', { en, load: { es: () => import('./es.ts') } });
