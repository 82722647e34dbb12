import type { BillExportFormat } from '@myfiction/shared/contract/billing.ts';
import type { BillDetail } from '@myfiction/shared/contract/calls/bill.ts';
import { toast, useMutation } from '@myfiction/shared/host.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { Button, StatusTag } from '@myfiction/shared/ui.ts';
import { Download } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { downloadBill } from '../api/download-bill.ts';
import { BILL_LOOKS, isOfNothing } from '../bill-look.ts';
import { LargeFigure } from '../large-figure.tsx';
import { WithdrawButton } from '../withdraw/withdraw-button.tsx';
import { useDayNames } from '../write-days.ts';
import styles from './bill-head.module.css';

/** What it comes to, where it stands, and what can be done with it. */
export function BillHead({ bill }: { bill: BillDetail }) {
  const t = useText();
  const names = useDayNames();
  const focusKept = useFocusKept<HTMLDivElement>();
  const look = bill.status === null || isOfNothing(bill) ? undefined : BILL_LOOKS[bill.status];
  return (
    <div className={styles.head}>
      <div>
        <div className={styles.name}>
          <h2>{names.month(bill.month)}</h2>
          <StatusTag tone={look?.tone ?? 'neutral'} glyph={look?.phase ?? 'empty'}>
            {bill.status === null ? t('estimate') : t(isOfNothing(bill) ? 'nothing' : `status.${bill.status}`)}
          </StatusTag>
        </div>
        <LargeFigure amountMinor={bill.net_minor} currency={bill.currency} className={styles.total} />
      </div>
      {bill.bill_id !== null && (
        <div className={styles.actions} {...focusKept}>
          <WithdrawButton key={bill.bill_id} bill={bill} />
          <Downloads billId={bill.bill_id} />
        </div>
      )}
    </div>
  );
}

function Downloads({ billId }: { billId: string }) {
  const t = useText();
  const download = useMutation({
    mutationFn: (format: BillExportFormat) => downloadBill(billId, format),
    onError: () => toast.warning(t('download.failed')),
  });
  const isLoading = (format: BillExportFormat) => download.isPending && download.variables === format;
  return (
    <>
      <Button icon={<Download aria-hidden="true" />} loading={isLoading('pdf')} onClick={() => download.mutate('pdf')}>
        {t('download.pdf')}
      </Button>
      <Button aria-label={t('download.csv.name')} loading={isLoading('csv')} onClick={() => download.mutate('csv')}>
        {t('download.csv')}
      </Button>
    </>
  );
}
