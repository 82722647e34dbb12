import { TextInput } from '@myfiction/shared/ui.ts';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import styles from './combobox.module.css';
import { isNamed, plainName, type SearchedOption, searchOptions } from './search-options.ts';

export interface ComboboxProps {
  /** Empty for none. */
  value: string;
  options: readonly SearchedOption[];
  onChange: (value: string) => void;
  onBlur: () => void;
  placeholder: string;
  /** In place of the list, where nothing is found. */
  noneText: string;
}

/** A long list that is searched by typing: the editable combobox with list autocomplete of the ARIA practices. */
export function Combobox({ value, options, onChange, onBlur, placeholder, noneText }: ComboboxProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const found = useMemo(() => searchOptions(options, typed ?? ''), [options, typed]);

  const open = () => {
    setOpen(true);
    setActive(typed === undefined ? Math.max(0, chosen ? options.indexOf(chosen) : 0) : 0);
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (option: SearchedOption | undefined) => {
    if (option) onChange(option.value);
    close();
  };
  useEffect(() => {
    // A finger brings a keyboard along, which covers the lower half of the window: the field goes to its top.
    const block = matchMedia('(pointer: coarse)').matches ? 'start' : 'nearest';
    if (isOpen) list.current?.scrollIntoView?.({ block });
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, active]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setActive((at) => Math.min(Math.max(at + step, 0), found.length - 1));
      else open();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
  };
  const leave = () => {
    // A name that is typed in full counts; anything else leaves what was chosen.
    const wanted = plainName(typed ?? '');
    choose(wanted === '' ? undefined : options.find((option) => isNamed(option, wanted)));
    onBlur();
  };
  return (
    <span className={styles.place}>
      <TextInput
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? `${id}-${found[active].value}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={typed ?? chosen?.label ?? ''}
        suffix={<ChevronDown aria-hidden="true" className={styles.chevron} />}
        onChange={(text) => {
          setTyped(text);
          setActive(0);
          setOpen(true);
        }}
        onClick={() => !isOpen && open()}
        onKeyDown={handleKey}
        onBlur={leave}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={placeholder}
        className={styles.list}
        hidden={!isOpen}
      >
        {isOpen &&
          found.map((option, index) => (
            // The focus stays in the field, which names the active option.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as the pattern has it.
            <div
              key={option.value}
              id={`${id}-${option.value}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              // The field keeps the focus; a finger that only scrolls the list ends in no click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.label}
            </div>
          ))}
        {isOpen && found.length === 0 && <div className={styles.none}>{noneText}</div>}
      </div>
    </span>
  );
}
