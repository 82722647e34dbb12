import { useTranslation } from '@myfiction/shared/host.ts';
import { useMemo } from 'react';
import { listCountries } from '../../contract/countries.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

/** What people type and no list of countries says, in the languages of the interface. */
const ALSO: Readonly<Record<string, string>> = {
  US: 'usa us eeuu',
  GB: 'uk england scotland wales inglaterra',
  TR: 'turkey',
  NL: 'holland holanda',
};

/** A country by its name in the author's language, searched by typing. Its value is ISO 3166-1 alpha-2, empty for none. */
export function CountryInput(props: Omit<ComboboxProps, 'options'>) {
  const { language } = useTranslation();
  const options = useMemo(
    () => listCountries(language).map(({ code, name }) => ({ value: code, label: name, also: ALSO[code] ?? '' })),
    [language],
  );
  return <Combobox {...props} options={options} />;
}
