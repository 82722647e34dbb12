import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { renderToString } from 'react-dom/server';
import { dayTheme } from '../../theme/antd-theme.ts';
import { AntdSamples } from './antd-samples.tsx';

const NOTE = '/* Generated from antd-samples.tsx by write-antd-static.ts: do not edit. */';

/**
 * The rules of the sampled components. They read custom properties, so they are the same in both themes; antd puts the
 * values of the theme into the page itself, which is cheap.
 */
export function extractAntdStyles(): string {
  const cache = createCache();
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={{ ...dayTheme, zeroRuntime: false }}>
        <AntdSamples />
      </ConfigProvider>
    </StyleProvider>,
  );
  return `${NOTE}\n${extractStyle(cache, { plain: true, types: ['style'] })}\n`;
}
