import type { ThemeConfig } from 'antd';
import { type AntdPalette, BRAND, ON_BRAND } from './antd-palettes.ts';

type Components = NonNullable<ThemeConfig['components']>;

/** What the visual language sets beyond the global tokens, by component. */
export function antdComponents(c: AntdPalette): Components {
  const halo = `0 0 0 3px ${c.blush2}`;
  const focus = { activeBorderColor: c.rose, hoverBorderColor: c.ink3, activeShadow: halo };
  return {
    ...buttonsAndChoices(c),
    Input: {
      ...focus,
      errorActiveShadow: `0 0 0 3px ${c.brick[1]}`,
      inputFontSize: 16,
      inputFontSizeLG: 16,
      paddingInline: 14,
    },
    InputNumber: focus,
    Select: {
      activeBorderColor: c.rose,
      hoverBorderColor: c.ink3,
      activeOutlineColor: c.blush2,
      optionSelectedBg: c.hover,
      optionSelectedColor: c.ink,
      optionSelectedFontWeight: 600,
      optionActiveBg: c.hover,
      optionHeight: 40,
      optionPadding: '9px 12px',
    },
    DatePicker: { ...focus, cellActiveWithRangeBg: c.blush },
    Form: {
      labelColor: c.ink,
      labelFontSize: 14,
      verticalLabelPadding: '0 0 6px',
      itemMarginBottom: 20,
      labelRequiredMarkColor: c.rose,
    },
    ...dataDisplay(c),
    ...overlays(c),
  };
}

function buttonsAndChoices(c: AntdPalette): Components {
  return {
    Button: {
      primaryColor: ON_BRAND,
      fontWeight: 600,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      contentFontSize: 15,
      contentFontSizeLG: 16,
      contentFontSizeSM: 14,
      paddingInline: 16,
      paddingInlineLG: 22,
      paddingInlineSM: 12,
      defaultBorderColor: c.line2,
      defaultHoverBg: c.hover,
      defaultHoverColor: c.ink,
      defaultHoverBorderColor: c.field,
      defaultActiveBg: c.press,
      defaultActiveColor: c.ink,
      defaultActiveBorderColor: c.field,
      textTextColor: c.ink2,
      textHoverBg: c.hover,
    },
    Checkbox: { borderRadiusSM: 5, colorWhite: ON_BRAND },
    Radio: { colorPrimary: c.rose, colorPrimaryHover: c.roseH, radioSize: 18, dotSize: 8 },
    Switch: {
      colorPrimary: c.switchOn,
      colorPrimaryHover: c.switchOnH,
      handleSize: 18,
      trackHeight: 22,
      trackMinWidth: 38,
      colorTextQuaternary: c.field,
      colorTextTertiary: c.ink3,
    },
    Segmented: {
      trackBg: c.neutralBg,
      trackPadding: 3,
      itemColor: c.ink2,
      itemHoverColor: c.ink,
      itemHoverBg: 'transparent',
      itemSelectedBg: c.segOn,
      itemSelectedColor: c.ink,
    },
  };
}

function dataDisplay(c: AntdPalette): Components {
  return {
    Tabs: {
      inkBarColor: BRAND,
      itemColor: c.ink2,
      itemHoverColor: c.ink,
      itemSelectedColor: c.ink,
      itemActiveColor: c.ink,
      titleFontSize: 15,
      horizontalItemGutter: 28,
      horizontalItemPadding: '12px 0',
      lineWidthBold: 3,
    },
    Table: {
      headerBg: 'transparent',
      headerColor: c.ink3,
      headerSplitColor: 'transparent',
      rowHoverBg: c.sunken,
      rowSelectedBg: c.blush,
      rowSelectedHoverBg: c.blush,
      borderColor: c.line,
      cellPaddingBlock: 16,
      cellPaddingInline: 12,
      cellFontSize: 14,
      headerBorderRadius: 0,
    },
    Tag: { defaultBg: c.neutralBg, defaultColor: c.ink2, borderRadiusSM: 13, fontSizeSM: 13, lineHeightSM: 24 / 13 },
    Badge: {
      colorError: BRAND,
      colorTextLightSolid: ON_BRAND,
      colorBgContainer: 'transparent',
      textFontSize: 12,
      textFontWeight: 700,
      indicatorHeight: 20,
    },
    Steps: { iconSize: 28, iconFontSize: 14, colorTextLightSolid: ON_BRAND },
    Timeline: { tailColor: c.line2, tailWidth: 2, dotBorderWidth: 2, itemPaddingBottom: 28 },
    Progress: { defaultColor: BRAND, remainingColor: c.line },
    Pagination: {
      itemActiveBg: c.ink,
      itemActiveColor: c.sheet,
      itemActiveColorHover: c.sheet,
      colorPrimary: c.ink,
      colorPrimaryHover: c.ink,
    },
    Skeleton: { gradientFromColor: c.neutralBg, gradientToColor: c.hover, blockRadius: 6 },
    Card: { borderRadiusLG: 14, headerFontSize: 16, bodyPadding: 20, headerPadding: 20 },
    Empty: { colorTextDescription: c.ink2 },
  };
}

function overlays(c: AntdPalette): Components {
  return {
    Modal: {
      titleFontSize: 20,
      titleLineHeight: 1.4,
      contentBg: c.raised,
      headerBg: 'transparent',
      borderRadiusLG: 18,
      paddingContentHorizontalLG: 28,
    },
    Drawer: { paddingLG: 20, colorBgElevated: c.raised },
    Alert: { borderRadiusLG: 12, defaultPadding: '12px 16px', withDescriptionPadding: '16px 18px' },
    Message: { contentBg: c.toast, colorText: c.toastText, contentPadding: '11px 16px', borderRadiusLG: 12 },
    Tooltip: { colorBgSpotlight: c.toast, colorTextLightSolid: c.toastText, borderRadius: 8 },
    Dropdown: { controlItemBgHover: c.hover, paddingBlock: 9, borderRadiusLG: 12 },
  };
}
