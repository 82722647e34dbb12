import { createAddressList } from '../address-list.ts';
import { SettingProblem, type SettingType } from './setting.ts';

export const TEXT: SettingType<string> = { name: 'text', parse: (text) => text };

export const NUMBER: SettingType<number> = {
  name: 'number',
  parse(text) {
    const value = Number(text);
    if (!Number.isFinite(value) || value < 0) throw new SettingProblem('must be a number');
    return value;
  },
};

export const SHARE: SettingType<number> = {
  name: 'number from 0 to 1',
  parse(text) {
    const value = NUMBER.parse(text);
    if (value > 1) throw new SettingProblem('must be a number from 0 to 1');
    return value;
  },
};

export const PORT: SettingType<number> = {
  name: NUMBER.name,
  parse(text) {
    const value = NUMBER.parse(text);
    if (!Number.isInteger(value) || value > 65_535) throw new SettingProblem('must be a whole number up to 65535');
    return value;
  },
};

export const FLAG: SettingType<boolean> = {
  name: '`true` or `false`',
  parse(text) {
    const flag = text.toLowerCase();
    if (flag === 'true' || flag === '1') return true;
    if (flag === 'false' || flag === '0') return false;
    throw new SettingProblem('must be true or false');
  },
};

export const LIST: SettingType<readonly string[]> = {
  name: 'list with commas',
  parse: (text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
};

export const HOST: SettingType<string> = {
  name: 'host or host:port',
  parse(text) {
    const address = URL.canParse(`udp://${text}`) ? new URL(`udp://${text}`) : undefined;
    if (!address || address.host !== text) throw new SettingProblem('must be a host or host:port');
    return text;
  },
};

const ADDRESS = String.raw`[^\s@<>,\p{Cc}]+@[^\s@<>,\p{Cc}]+`;

export const MAIL_ADDRESS: SettingType<string> = {
  name: 'mail address',
  parse(text) {
    if (!new RegExp(`^${ADDRESS}$`, 'u').test(text)) throw new SettingProblem('must be a mail address');
    return text;
  },
};

export const MAIL_SENDER: SettingType<string> = {
  name: 'mail address, or `Name <address>`',
  parse(text) {
    if (!new RegExp(`^(?:${ADDRESS}|[^<>\\p{Cc}]+ <${ADDRESS}>)$`, 'u').test(text)) {
      throw new SettingProblem('must be a mail address, or one with a name: Studio <studio@example.com>');
    }
    return text;
  },
};

/** Addresses and CIDR ranges. */
export const ADDRESSES: SettingType<readonly string[]> = {
  name: 'addresses or ranges with commas or spaces',
  parse(text) {
    const addresses = LIST.parse(text.replaceAll(/\s+/g, ','));
    try {
      createAddressList(addresses);
    } catch (error) {
      throw new SettingProblem(`must name addresses or ranges: ${error instanceof Error ? error.message : error}`);
    }
    return addresses;
  },
};

/** `name=value, name=value`. */
export const PAIRS: SettingType<Readonly<Record<string, string>>> = {
  name: '`name=value` with commas',
  parse: (text) =>
    Object.fromEntries(
      LIST.parse(text).flatMap((pair) => {
        const [name, ...value] = pair.split('=');
        return name && value.length > 0 ? [[name.trim(), value.join('=').trim()]] : [];
      }),
    ),
};

/** An address a link may lead to: never a script. */
export const WEB_ADDRESS: SettingType<string> = {
  name: 'http(s) address',
  parse(text) {
    if (!/^https?:\/\/./.test(text) || !URL.canParse(text)) throw new SettingProblem('must be an http(s) address');
    return text;
  },
};

/** A web address that others are put behind: without the slash at its end. */
export const BASE_ADDRESS: SettingType<string> = {
  name: WEB_ADDRESS.name,
  parse: (text) => WEB_ADDRESS.parse(text).replace(/\/+$/, ''),
};

/** @example connectionAddress('postgres', 'postgresql') */
export function connectionAddress(...schemes: readonly string[]): SettingType<string> {
  const list = schemes.map((scheme) => `${scheme}://`).join(' or ');
  return {
    name: `\`${schemes[0]}://\` address`,
    parse(text) {
      if (!schemes.some((scheme) => text.startsWith(`${scheme}://`)))
        throw new SettingProblem(`must begin with ${list}`);
      return text;
    },
  };
}

export function oneOf<const T extends string>(...choices: readonly T[]): SettingType<T> {
  return {
    name: choices.map((choice) => `\`${choice}\``).join(', '),
    parse(text) {
      const found = choices.find((choice) => choice === text);
      if (found === undefined) throw new SettingProblem(`must be ${choices.join(' or ')}`);
      return found;
    },
  };
}
