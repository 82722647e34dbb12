import { useTranslation } from '@myfiction/shared/host.ts';
import { useMemo } from 'react';
import { listCountries } from '../../contract/countries.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

/** A country by its name in the author's language, searched by typing. Its value is ISO 3166-1 alpha-2, empty for none. */
export function CountryInput(props: Omit<ComboboxProps, 'options'>) {
  const { language } = useTranslation();
  const options = useMemo(
    () => listCountries(language).map(({ code, name }) => ({ value: code, label: name })),
    [language],
  );
  return <Combobox {...props} options={options} />;
}
