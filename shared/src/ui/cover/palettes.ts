export interface Palette {
  ground: string;
  figure: string;
  accent: string;
  /** At least 7:1 on the ground. */
  ink: string;
}

export type MotifName = 'werewolf' | 'fantasy' | 'romance' | 'urban' | 'historical' | 'young';

const palette = (ground: string, figure: string, accent: string, ink: string): Palette => ({
  ground,
  figure,
  accent,
  ink,
});

export const PALETTES: Readonly<Record<MotifName, readonly [Palette, Palette, Palette]>> = {
  werewolf: [
    palette('#17233B', '#2C4166', '#F4E3B8', '#F6EFE0'),
    palette('#2A1B3D', '#4A2F63', '#FFB3C9', '#FBEFF4'),
    palette('#10302F', '#1E504C', '#F2D7A0', '#F3F0E2'),
  ],
  fantasy: [
    palette('#E9EEF2', '#8FB2C4', '#1F4E66', '#12303F'),
    palette('#231A4A', '#5845A8', '#F6C667', '#F7F1FF'),
    palette('#F3E6D0', '#C98B4B', '#5E2B1C', '#3A170D'),
  ],
  romance: [
    palette('#FFD3DF', '#FC4383', '#8C1040', '#4A0823'),
    palette('#F9E2D2', '#EE7B5B', '#8E2A1F', '#4E130C'),
    palette('#F5DDEA', '#B84C8B', '#5B1747', '#350A29'),
  ],
  urban: [
    palette('#16181F', '#2B2F3B', '#F5C451', '#F5F1E6'),
    palette('#1D2B2A', '#31494A', '#FF8F70', '#F1F5EF'),
    palette('#2B1018', '#561E30', '#FC4383', '#FFEAF0'),
  ],
  historical: [
    palette('#EFE3CF', '#B8924F', '#6B2B25', '#3D1512'),
    palette('#1F3327', '#3C5F49', '#E7C88C', '#F5EEDB'),
    palette('#3B1420', '#6E2A3C', '#E9B98B', '#FBEBDD'),
  ],
  young: [
    palette('#FFE08A', '#FF8A5B', '#3D2A8C', '#251763'),
    palette('#BFE6DD', '#2C9C92', '#E9485F', '#0E3B3A'),
    palette('#CFE0FF', '#6C8CFF', '#FC4383', '#17255E'),
  ],
};

/** For a genre that has no motif of its own. */
export const NEUTRAL_PALETTE = palette('#EEE6E9', '#A5919B', '#5E5259', '#2A1B23');
