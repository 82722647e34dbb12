import { useNow } from '@myfiction/shared/host.ts';
import { useFunnel } from '../api/get-funnel.ts';
import { formatShare } from '../common/figures.ts';
import { useText } from '../i18n/use-text.ts';
import { funnelOf } from '../readers/funnel.ts';

/** How many readers go on where they begin to pay; nothing while there are too few, or the chapter is new. */
export function PaidShare({ storyId, firstPaid }: { storyId: string; firstPaid: number }) {
  const t = useText();
  const nowMs = useNow();
  const { data } = useFunnel(storyId);
  const before = funnelOf(data?.chapters ?? [], nowMs).findLast(({ position }) => position < firstPaid);
  if (typeof before?.goOn !== 'number') return null;
  return ` ${t('app.pay-to-read.22.share', { percent: formatShare(before.goOn) })}`;
}
