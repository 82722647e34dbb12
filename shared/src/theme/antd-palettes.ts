/** The colours of `tokens.css` as antd needs them: by value, because its algorithms calculate with them. */
export interface AntdPalette {
  dark: boolean;
  desk: string;
  sheet: string;
  raised: string;
  sunken: string;
  hover: string;
  press: string;
  line: string;
  line2: string;
  field: string;
  ink: string;
  ink2: string;
  ink3: string;
  off: string;
  rose: string;
  roseH: string;
  pinkH: string;
  pinkA: string;
  blush: string;
  blush2: string;
  neutralBg: string;
  segOn: string;
  switchOn: string;
  switchOnH: string;
  toast: string;
  toastText: string;
  mask: string;
  blue: readonly [text: string, ground: string, border: string];
  green: readonly [text: string, ground: string, border: string];
  amber: readonly [text: string, ground: string, border: string];
  brick: readonly [text: string, ground: string, border: string];
  shadows: readonly [selected: string, menu: string, dialog: string];
}

/** The brand is always a fill and carries ink: white on it fails at 3.35:1, ink reads at 5.53:1. */
export const BRAND = '#FC4383';
export const ON_BRAND = '#2A0613';

export const DAY: AntdPalette = {
  dark: false,
  desk: '#F7F3F3',
  sheet: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#FAF7F7',
  hover: '#F5EFF1',
  press: '#EEE6E9',
  line: '#ECE4E6',
  line2: '#DDD2D6',
  field: '#93868D',
  ink: '#221A1F',
  ink2: '#5E5259',
  ink3: '#75686F',
  off: '#B5AAAF',
  rose: '#C2175B',
  roseH: '#9C0F47',
  pinkH: '#FF6396',
  pinkA: '#EF3678',
  blush: '#FFEFF4',
  blush2: '#FFD6E3',
  neutralBg: '#F3EEEF',
  segOn: '#FFFFFF',
  switchOn: '#C2175B',
  switchOnH: '#9C0F47',
  toast: '#221A1F',
  toastText: '#FFFFFF',
  mask: 'rgba(34,20,28,.42)',
  blue: ['#34558F', '#EAF0FA', '#CBDAF2'],
  green: ['#1B6E46', '#E5F5EC', '#BFE4CF'],
  amber: ['#8A5200', '#FFF3DD', '#F3DBAA'],
  brick: ['#A93409', '#FDECE4', '#F4CDBC'],
  shadows: [
    '0 1px 2px rgba(50,20,34,.05)',
    '0 6px 20px -6px rgba(50,20,34,.14), 0 2px 6px rgba(50,20,34,.05)',
    '0 24px 60px -16px rgba(50,20,34,.28), 0 6px 18px rgba(50,20,34,.08)',
  ],
};

export const NIGHT: AntdPalette = {
  dark: true,
  desk: '#121014',
  sheet: '#1A161B',
  raised: '#221D23',
  sunken: '#161317',
  hover: '#242026',
  press: '#2C262E',
  line: '#2C262E',
  line2: '#3A323C',
  field: '#7B707C',
  ink: '#EFE8EC',
  ink2: '#B8ACB3',
  ink3: '#998C94',
  off: '#625862',
  rose: '#FF7BA8',
  roseH: '#FFA0C0',
  pinkH: '#FF6F9F',
  pinkA: '#E93877',
  blush: '#341724',
  blush2: '#4C1D32',
  neutralBg: '#2A242B',
  segOn: '#3A323C',
  switchOn: '#FC4383',
  switchOnH: '#FF6F9F',
  toast: '#EFE8EC',
  toastText: '#1A161B',
  mask: 'rgba(6,4,7,.66)',
  blue: ['#9DBCF2', '#1A2438', '#2B3C5E'],
  green: ['#7FD3A6', '#14291E', '#24503A'],
  amber: ['#F2BE6B', '#33260F', '#5C451B'],
  brick: ['#FF9B73', '#361A0F', '#62301C'],
  shadows: ['none', '0 8px 24px rgba(0,0,0,.45)', '0 24px 64px rgba(0,0,0,.6)'],
};
