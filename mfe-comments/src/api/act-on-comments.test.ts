import { onEvent } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { createElement } from 'react';
import { makeComment } from '../testing/make-comment.ts';
import { actOnComments, undoAct } from './act-on-comments.ts';

test('more comments than one call takes are one act all the same', async () => {
  const { api } = renderPage(createElement('p'), {
    apiHandlers: {
      'comment/act': ({ target }) => ({
        changed: 'comment_ids' in target ? target.comment_ids.length : 0,
        unchanged: 0,
        next_cursor: null,
      }),
    },
  });
  const ids = Array.from({ length: 230 }, (_, n) => makeComment(n).comment_id);
  const progress: number[] = [];
  const report = await actOnComments('like', { comment_ids: ids }, { onProgress: (changed) => progress.push(changed) });
  expect(report).toMatchObject({ changed: 230, unchanged: 0 });
  expect(progress).toEqual([100, 200]);
  const acts = api.callsOf('comment/act').map(({ fields }) => fields);
  expect(acts.map(({ act_id }) => act_id)).toEqual(Array(3).fill(report.actId));
  expect(acts[2]?.target).toEqual({ comment_ids: ids.slice(200) });
});

test('an undo goes on until nothing is left of the act', async () => {
  let left = 3;
  const { api } = renderPage(createElement('p'), {
    apiHandlers: {
      'comment/undo': () => {
        left -= 1;
        return { restored: 5, more: left > 0 };
      },
    },
  });
  expect(await undoAct(makeComment(1).comment_id)).toBe(15);
  expect(api.callsOf('comment/undo')).toHaveLength(3);
});

test('what is done of an act that fails on its way shows', async () => {
  const changed = jest.fn();
  const stop = onEvent('counts-changed', changed);
  let step = 0;
  renderPage(createElement('p'), {
    apiHandlers: {
      'comment/act': () => {
        step += 1;
        return step === 1 ? { changed: 100, unchanged: 0, next_cursor: null } : apiFailure('serverError');
      },
    },
  });
  const ids = Array.from({ length: 230 }, (_, n) => makeComment(n).comment_id);
  await expect(actOnComments('hide', { comment_ids: ids })).rejects.toThrow('Something went wrong');
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
});
