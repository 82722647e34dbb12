import { readdir } from 'node:fs/promises';
import { StudioServer } from '../support/studio-server.ts';
import { type BenchContext, signInApi, withSession } from './bench-context.ts';
import { buildMonolith } from './build-monolith.ts';
import { startFloorServer } from './floor-server.ts';
import { type Load, measureColdLoads } from './measure-load.ts';
import { MY_STORIES_READY, SIGN_IN_READY } from './ready-selectors.ts';
import type { Figure } from './report.ts';

const RUNS = 7;
const TAX = 1.1;

/** First load, cold, against a monolith of the same sources and against two floor pages, all interleaved. */
export async function measureFirstLoad({ rootDir, studio, browser, api }: BenchContext): Promise<Figure[]> {
  const remotes = (await readdir(rootDir)).filter((name) => name.startsWith('mfe-'));
  const monolith = await StudioServer.start({}, [], await buildMonolith(rootDir, remotes));
  const floors = await startFloorServer();
  try {
    const prepareMonolith = withSession(await signInApi(monolith.url));
    const loads = await measureColdLoads(
      browser,
      {
        react: { url: floors.url('react-list'), ready: '[data-ready]' },
        signIn: { url: `${studio.url}/login/email`, ready: SIGN_IN_READY },
        signInMonolith: { url: `${monolith.url}/login/email`, ready: SIGN_IN_READY },
        antd: { url: floors.url('antd-table'), ready: '[data-ready]' },
        myStories: { url: `${studio.url}/my-stories`, ready: MY_STORIES_READY, prepare: withSession(api) },
        myStoriesMonolith: {
          url: `${monolith.url}/my-stories`,
          ready: MY_STORIES_READY,
          prepare: prepareMonolith,
        },
      },
      RUNS,
    );
    return [
      ...loadFigures('sign-in', loads.signIn, { kb: 170, floor: loads.react, floorName: 'React floor', ratio: 1.5 }),
      ...loadFigures('My Stories', loads.myStories, { kb: 330, floor: loads.antd, floorName: 'antd floor', ratio: 1 }),
      ...floorFigures('React floor', loads.react),
      ...floorFigures('antd floor', loads.antd),
      ...taxFigures('sign-in', loads.signIn, loads.signInMonolith),
      ...taxFigures('My Stories', loads.myStories, loads.myStoriesMonolith),
    ];
  } finally {
    await floors.close();
    await monolith.dispose();
  }
}

const AREA = 'first load';
const kb = (bytes: number): number => bytes / 1024;

interface Bar {
  kb: number;
  floor: Load;
  floorName: string;
  ratio: number;
}

function loadFigures(name: string, load: Load, bar: Bar): Figure[] {
  return [
    { area: AREA, name: `${name}, bytes`, value: kb(load.bytes), unit: 'KB', limit: bar.kb },
    {
      area: AREA,
      name: `${name}, ready to ${bar.floorName}`,
      value: load.readyMs / bar.floor.readyMs,
      unit: '×',
      limit: bar.ratio,
    },
    { area: AREA, name: `${name}, ready`, value: load.readyMs, unit: 'ms' },
    { area: AREA, name: `${name}, layout shift`, value: load.cls, unit: 'CLS', limit: 0.02 },
    { area: AREA, name: `${name}, fonts`, value: kb(load.fontBytes), unit: 'KB' },
    { area: AREA, name: `${name}, after ready`, value: kb(load.laterBytes), unit: 'KB' },
    { area: AREA, name: `${name}, requests`, value: load.requests, unit: 'requests' },
  ];
}

function floorFigures(name: string, load: Load): Figure[] {
  return [
    { area: AREA, name: `${name}, bytes`, value: kb(load.bytes), unit: 'KB' },
    { area: AREA, name: `${name}, ready`, value: load.readyMs, unit: 'ms' },
  ];
}

function taxFigures(name: string, federated: Load, monolith: Load): Figure[] {
  const area = 'federation tax';
  return [
    { area, name: `${name}, bytes`, value: federated.bytes / monolith.bytes, unit: '×', limit: TAX },
    { area, name: `${name}, ready`, value: federated.readyMs / monolith.readyMs, unit: '×', limit: TAX },
    { area, name: `${name}, monolith's bytes`, value: kb(monolith.bytes), unit: 'KB' },
    { area, name: `${name}, monolith's ready`, value: monolith.readyMs, unit: 'ms' },
  ];
}
