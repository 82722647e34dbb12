import { ApiError, callApi } from '@myfiction/shared/host.ts';
import { saveFile } from '@myfiction/shared/screen/save-file.ts';
import { useState } from 'react';

/** Downloads a document by an address that works once. */
export function useDocumentDownload() {
  const [busy, setBusy] = useState<string>();
  const download = async (documentId: string): Promise<boolean> => {
    setBusy(documentId);
    try {
      const { url } = await callApi('application/getDocument', { document_id: documentId });
      saveFile(url);
      return true;
    } catch (error) {
      // It has had its toast.
      if (!(error instanceof ApiError)) throw error;
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, download };
}
