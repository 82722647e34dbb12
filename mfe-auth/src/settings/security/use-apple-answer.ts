import { toast, useNavigate, useSearchParams } from '@myfiction/shared/host.ts';
import { useEffect, useState } from 'react';
import type { ProviderProof } from '../../api/sign-in-with-provider.ts';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { readAppleAnswer } from '../../providers/apple-answer.ts';
import { takeAttempt } from '../../providers/attempt.ts';

/** What Apple has answered to an author who links it; undefined where nothing was asked. */
export function useAppleAnswer(): [ProviderProof | undefined, () => void] {
  const t = useSettingsText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [answer, setAnswer] = useState<ProviderProof>();
  const hasAnswer = search.has('apple_ticket') || search.has('apple_error');
  useEffect(() => {
    if (!hasAnswer) return;
    const read = readAppleAnswer(search, takeAttempt());
    // At once: the ticket must stand neither in the history nor in what is copied.
    navigate({ search: '' }, { replace: true });
    if (read === 'refused') toast.warning(t('security.linkRefused'));
    else if (read && read !== 'cancelled') setAnswer(read);
  }, [hasAnswer, search, navigate, t]);
  return [answer, () => setAnswer(undefined)];
}
