import { paths } from '@myfiction/shared/contract/paths.ts';
import type { announcements } from '../database/schema/messages.ts';
import type { Random } from './random.ts';
import { daysBefore } from './times.ts';

export function buildAnnouncements(random: Random, now: Date): (typeof announcements.$inferInsert)[] {
  return [
    {
      id: random.uuid(),
      title: 'Love Story Contest is open',
      body: 'Send a first chapter. Twelve prizes, from $200 to $5,000.',
      titleEs: 'El concurso Love Story está abierto',
      bodyEs: 'Envía un primer capítulo. Doce premios, de 200 $ a 5000 $.',
      actionPath: '/activity/LoveStoryContest',
      publishedAt: daysBefore(now, 2.3),
      endsAt: daysBefore(now, -55),
    },
    {
      id: random.uuid(),
      title: 'Bills are now paid on the 15th',
      body: 'From next month, one week earlier than before.',
      titleEs: 'Las facturas se pagan ahora el día 15',
      bodyEs: 'Desde el mes que viene, una semana antes que hasta ahora.',
      actionPath: paths.monthlyBill(),
      publishedAt: daysBefore(now, 1.1),
      endsAt: daysBefore(now, -30),
    },
  ];
}
