import { createRemotePage, type RemotePageModule, useTheme, useTranslation } from '@myfiction/shared/host.ts';
import type { CSSProperties } from 'react';
import { type Campaign, messagesOf } from '../campaign.ts';
import { translateTexts } from '../campaign-texts.ts';
import { type Palette, paletteOf } from '../theme/themes.ts';
import { ContestParts } from './contest-parts.tsx';
import styles from './page.module.css';
import { PlainParts } from './plain-parts.tsx';

type Colours = CSSProperties & Record<`--c-${string}`, string>;

function coloursOf({ rings: _rings, onAccent, onBand, ...rest }: Palette): Colours {
  const same = Object.fromEntries(Object.entries(rest).map(([name, colour]) => [`--c-${name}`, colour]));
  return { ...same, '--c-on-accent': onAccent, '--c-on-band': onBand };
}

/** A campaign as a page: one skeleton for all, in the colours of its theme. */
export function CampaignPage({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation();
  const { theme } = useTheme();
  const palette = paletteOf(campaign.theme, theme);
  const texts = translateTexts(campaign.en, t);
  const { contest } = campaign.file;
  return (
    <div className={styles.page} style={coloursOf(palette)}>
      {contest ? (
        <ContestParts campaign={campaign} texts={texts} palette={palette} />
      ) : (
        <PlainParts campaign={campaign} texts={texts} palette={palette} />
      )}
    </div>
  );
}

/** The page module of a campaign's folder. */
export function campaignPage(campaign: Campaign): RemotePageModule {
  return createRemotePage(() => <CampaignPage campaign={campaign} />, { messages: messagesOf(campaign) });
}
