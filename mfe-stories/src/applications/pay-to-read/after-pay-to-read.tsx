import { REVIEW_DAYS } from '@myfiction/shared/contract/application-options.ts';
import { AfterSending } from '../form/after-sending.tsx';
import { useFormText } from '../i18n/use-form-text.ts';
import { usePayText } from '../i18n/use-pay-text.ts';

export function AfterPayToRead() {
  const t = usePayText();
  const tf = useFormText();
  const steps = [
    [t('after.check'), tf('after.days', { count: REVIEW_DAYS })],
    [t('after.accept'), t('after.acceptText')],
    [t('after.begin'), t('after.beginText')],
  ] as const;
  return <AfterSending title={t('after.title')} steps={steps} />;
}
