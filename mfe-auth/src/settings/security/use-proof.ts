import type { AccountSecurity, Proof } from '@myfiction/shared/contract/calls/account.ts';
import { CODE_LENGTH } from '@myfiction/shared/contract/rules.ts';
import { useState } from 'react';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { useAccountCode } from './use-account-code.ts';

/** Fields of a form that carry the proof. */
export type ProofErrors = Partial<Record<'password' | 'code', string>>;

/** That it is the author who asks: the password, or a mailed code where the account has none. */
export function useProof({ has_password: hasPassword, email }: Pick<AccountSecurity, 'has_password' | 'email'>) {
  const t = useSettingsText();
  const auth = useText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const proof: Proof = hasPassword ? { password } : { code };
  // One that came through a provider without an address: it gets an address first.
  const isPossible = hasPassword || email !== '';
  return {
    hasPassword,
    isPossible,
    ...{ password, setPassword, code, setCode, proof },
    codes: useAccountCode(),
    /** What is missing before the server can be asked. */
    check: (): ProofErrors => {
      if (hasPassword) return password === '' ? { password: auth('email.passwordMissing') } : {};
      if (!isPossible) return { code: t('security.confirmNoEmail') };
      return code.length === CODE_LENGTH ? {} : { code: t('security.codeMissing', { length: CODE_LENGTH }) };
    },
  };
}

export type ProofState = ReturnType<typeof useProof>;
