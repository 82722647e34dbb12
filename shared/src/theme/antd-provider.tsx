import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { type ReactNode, useEffect, useState } from 'react';
import { useNonce, useTheme, useTranslation } from '../host.ts';
import './antd-static.css';
import { dayTheme, nightTheme } from './antd-theme.ts';

/**
 * Around what uses antd, within a lazily loaded page: antd is heavy and never on the first path. The components in use
 * must stand in `antd-samples.tsx`, or they have no styles.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  const nonce = useNonce();
  const { language } = useTranslation();
  const locale = useAntdLocale(language);
  return (
    <ConfigProvider
      theme={theme === 'night' ? nightTheme : dayTheme}
      wave={{ disabled: true }}
      csp={nonce === '' ? undefined : { nonce }}
      locale={locale}
      getPopupContainer={popupContainer}
    >
      {children}
    </ConfigProvider>
  );
}

/** Nothing outside a modal dialog can be reached while it is open: its popups belong inside. */
function popupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('dialog') ?? document.body;
}

/** antd's own texts; English is built in. */
function useAntdLocale(language: string): Locale | undefined {
  const [spanish, setSpanish] = useState<Locale>();
  useEffect(() => {
    if (language !== 'es') return;
    let wanted = true;
    void import('antd/es/locale/es_ES').then((module) => {
      if (wanted) setSpanish(module.default);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return language === 'es' ? spanish : undefined;
}
