import { paths } from '@myfiction/shared/contract/paths.ts';
import { Navigate, useSearchParams, useSession } from '@myfiction/shared/host.ts';
import { useEffect, useState } from 'react';
import { OpenChapter } from './open-chapter.tsx';
import { prefetchEditor } from './prefetch-editor.ts';

/**
 * `/my-stories/chapter/new?story=…`, `edit?id=…` and `update?id=…`. When a new chapter gets its own address, the screen
 * stays: focus, undo and text are where they were.
 */
export function ChapterEditorPage() {
  const [params] = useSearchParams();
  const uid = useSession()?.uid;
  const [first] = useState(uid);
  useEffect(prefetchEditor, []);
  const [addresses] = useState(() => new Map<string, string>());
  const chapterId = params.get('id') ?? '';
  const storyId = params.get('story') ?? '';
  const author = uid ?? first;
  // The guard of the shell has asked for a session; one that ends meanwhile keeps the text on the screen.
  if (author === undefined) return null;
  if (chapterId !== '') {
    const key = addresses.get(chapterId) ?? chapterId;
    return <OpenChapter key={key} request={{ uid: author, chapterId }} onCreated={() => undefined} />;
  }
  if (storyId === '') return <Navigate to={paths.myStories()} replace />;
  const key = `new ${storyId}`;
  const remember = (created: string) => addresses.set(created, key);
  return <OpenChapter key={key} request={{ uid: author, storyId }} onCreated={remember} />;
}
