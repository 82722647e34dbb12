import { PREPARE_DAYS, REVIEW_DAYS } from '@myfiction/shared/contract/application-options.ts';
import { AfterSending } from '../form/after-sending.tsx';
import { useFormText } from '../i18n/use-form-text.ts';

export function AfterContract() {
  const t = useFormText();
  const steps = [
    [t('after.read'), t('after.days', { count: REVIEW_DAYS })],
    [t('after.prepare'), t('after.days', { count: PREPARE_DAYS })],
    [t('after.sign'), t('after.signText')],
  ] as const;
  return <AfterSending title={t('after.title')} steps={steps} />;
}
