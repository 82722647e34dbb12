import { readdir } from 'node:fs/promises';
import { StudioServer } from '../support/studio-server.ts';
import { type BenchContext, signInApi, withSession } from './bench-context.ts';
import { buildMonolith } from './build-monolith.ts';
import { FIRST_LOAD_KB } from './first-load-bars.ts';
import { startFloorServer } from './floor-server.ts';
import { each, type Load, measureColdLoads, untooled } from './measure-load.ts';
import { MY_STORIES_READY, SIGN_IN_READY, WAYS_READY } from './ready-selectors.ts';
import type { Figure } from './report.ts';
import { ratiosOf, spreadOf } from './samples.ts';

const TURNS = 15;
const TAX = 1.1;

/** First load, cold, against a monolith of the same sources and against two floor pages, all interleaved. */
export async function measureFirstLoad({ rootDir, studio, browser, api }: BenchContext): Promise<Figure[]> {
  const remotes = (await readdir(rootDir)).filter((name) => name.startsWith('mfe-'));
  const monolith = await StudioServer.start({}, [], await buildMonolith(rootDir, remotes));
  const floors = await startFloorServer();
  try {
    const prepareMonolith = withSession(await signInApi(monolith.url));
    const react = { url: floors.url('react-list'), ready: '[data-ready]' };
    const signIn = { url: `${studio.url}/login/email`, ready: SIGN_IN_READY };
    const antd = { url: floors.url('antd-table'), ready: '[data-ready]' };
    const myStories = { url: `${studio.url}/my-stories`, ready: MY_STORIES_READY, prepare: withSession(api) };
    const loads = await measureColdLoads(
      browser,
      {
        react,
        signIn,
        signInMonolith: { url: `${monolith.url}/login/email`, ready: SIGN_IN_READY },
        antd,
        myStories,
        myStoriesMonolith: {
          url: `${monolith.url}/my-stories`,
          ready: MY_STORIES_READY,
          prepare: prepareMonolith,
        },
        newcomer: { url: studio.url, ready: WAYS_READY },
        untooledReact: untooled(react),
        untooledSignIn: untooled(signIn),
        untooledAntd: untooled(antd),
        untooledMyStories: untooled(myStories),
      },
      TURNS,
    );
    return [
      ...loadFigures('sign-in', loads.signIn, {
        kb: FIRST_LOAD_KB.signIn,
        floor: loads.react,
        floorName: 'React floor',
        ratio: 1.5,
      }),
      ...loadFigures('My Stories', loads.myStories, {
        kb: FIRST_LOAD_KB.myStories,
        floor: loads.antd,
        floorName: 'antd floor',
        ratio: 1,
      }),
      ...plainFigures(AREA, 'newcomer, from the first address to the sign-in', loads.newcomer),
      ...plainFigures(AREA, 'React floor', loads.react),
      ...plainFigures(AREA, 'antd floor', loads.antd),
      ...taxFigures('sign-in', loads.signIn, loads.signInMonolith),
      ...taxFigures('My Stories', loads.myStories, loads.myStoriesMonolith),
      ...untooledFigures('sign-in', loads.untooledSignIn, loads.untooledReact, 'React floor'),
      ...untooledFigures('My Stories', loads.untooledMyStories, loads.untooledAntd, 'antd floor'),
    ];
  } finally {
    await floors.close();
    await monolith.dispose();
  }
}

const AREA = 'first load';

interface Bar {
  kb: number;
  floor: readonly Load[];
  floorName: string;
  ratio: number;
}

const kilobytes = (loads: readonly Load[], figure: 'bytes' | 'fontBytes' | 'laterBytes') =>
  spreadOf(each(loads, figure).map((bytes) => bytes / 1024));
const ratio = (loads: readonly Load[], floor: readonly Load[], figure: keyof Load) =>
  spreadOf(ratiosOf(each(loads, figure), each(floor, figure)));

function loadFigures(name: string, loads: readonly Load[], bar: Bar): Figure[] {
  const area = AREA;
  return [
    { area, name: `${name}, bytes`, ...kilobytes(loads, 'bytes'), unit: 'KB', limit: bar.kb },
    {
      area,
      name: `${name}, ready to ${bar.floorName}`,
      ...ratio(loads, bar.floor, 'readyMs'),
      unit: '×',
      limit: bar.ratio,
    },
    { area, name: `${name}, processor to ${bar.floorName}`, ...ratio(loads, bar.floor, 'cpuMs'), unit: '×' },
    { area, name: `${name}, ready`, ...spreadOf(each(loads, 'readyMs')), unit: 'ms' },
    { area, name: `${name}, layout shift`, ...spreadOf(each(loads, 'cls')), unit: 'CLS', limit: 0.02 },
    { area, name: `${name}, fonts`, ...kilobytes(loads, 'fontBytes'), unit: 'KB' },
    { area, name: `${name}, after ready`, ...kilobytes(loads, 'laterBytes'), unit: 'KB' },
    { area, name: `${name}, requests`, ...spreadOf(each(loads, 'requests')), unit: 'requests' },
  ];
}

function plainFigures(area: string, name: string, loads: readonly Load[]): Figure[] {
  return [
    { area, name: `${name}, bytes`, ...kilobytes(loads, 'bytes'), unit: 'KB' },
    { area, name: `${name}, ready`, ...spreadOf(each(loads, 'readyMs')), unit: 'ms' },
  ];
}

function taxFigures(name: string, federated: readonly Load[], monolith: readonly Load[]): Figure[] {
  const area = 'federation tax';
  return [
    { area, name: `${name}, bytes`, ...ratio(federated, monolith, 'bytes'), unit: '×', limit: TAX },
    { area, name: `${name}, ready`, ...ratio(federated, monolith, 'readyMs'), unit: '×', limit: TAX },
    { area, name: `${name}, processor`, ...ratio(federated, monolith, 'cpuMs'), unit: '×' },
    ...plainFigures(area, `${name} of the monolith`, monolith),
  ];
}

function untooledFigures(name: string, loads: readonly Load[], floor: readonly Load[], floorName: string): Figure[] {
  const area = `${AREA}, no tools`;
  return [
    { area, name: `${name}, ready to ${floorName}`, ...ratio(loads, floor, 'readyMs'), unit: '×' },
    { area, name: `${name}, processor to ${floorName}`, ...ratio(loads, floor, 'cpuMs'), unit: '×' },
    { area, name: `${name}, ready`, ...spreadOf(each(loads, 'readyMs')), unit: 'ms' },
    { area, name: `${floorName}, ready`, ...spreadOf(each(floor, 'readyMs')), unit: 'ms' },
  ];
}
