import type { CommentFilter } from './comment-options.ts';

/** Typed paths: what remotes may know of one another's routes. */
export const paths = {
  home: () => '/',
  login: (redirectUrl?: string) => (redirectUrl ? `/login?redirect_url=${encodeURIComponent(redirectUrl)}` : '/login'),
  loginEmail: () => '/login/email',
  /** @param token of the mail to the former address; after the `#`, where no server and no log sees it */
  undoEmail: (token = '') => (token === '' ? '/login/undo-email' : `/login/undo-email#${token}`),
  selfInfo: () => '/login/self-info',
  myStories: () => '/my-stories',
  recovery: () => '/my-stories/recovery',
  newStory: () => '/my-stories/book-info',
  editStory: (storyId: string) => `/my-stories/book-info/${storyId}`,
  storyDetail: (storyId: string) => `/my-stories/detail?id=${storyId}`,
  importChapters: (storyId: string) => `/my-stories/import?id=${storyId}`,
  newChapter: (storyId: string) => `/my-stories/chapter/new?story=${storyId}`,
  editChapter: (chapterId: string) => `/my-stories/chapter/edit?id=${chapterId}`,
  updateChapter: (chapterId: string) => `/my-stories/chapter/update?id=${chapterId}`,
  previewChapter: (chapterId: string) => `/my-stories/chapter/view?id=${chapterId}`,
  contract: (mode: 'new' | 'reapply' | 'view', storyId: string) => `/book-apply/contract/${mode}?id=${storyId}`,
  payToRead: (mode: 'new' | 'reapply' | 'view', storyId: string) => `/book-apply/enterV/${mode}?id=${storyId}`,
  /** Beside the comment named, the passage that it is about. */
  comments: (show: { filter?: CommentFilter; comment?: string } = {}) => {
    const query = new URLSearchParams(show).toString();
    return query === '' ? '/comments' : `/comments?${query}`;
  },
  monthlyBill: () => '/monthly-bill',
  /** @param month YYYY-MM */
  bill: (month: string, currency: string) => `/monthly-bill?month=${month}&currency=${currency}`,
  paymentInfo: () => '/tax-info-settings',
  inbox: () => '/inbox',
  message: (messageId: string) => `/inbox?id=${messageId}`,
  settings: () => '/setting',
  helpCenter: () => '/help-center',
  /** The help article that explains an answer code. */
  helpOnError: (code: number) => `/help-center?error=${code}`,
  creatorSpace: () => '/subpages/creator-space',
  legal: (
    document:
      | 'content-agreement'
      | 'content-guidelines'
      | 'terms-and-conditions'
      | 'privacy-policy'
      | 'trigger-warnings',
  ) => `/legal/${document}`,
  noBooks: () => '/no-books',
  notFound: () => '/not-found',
  diagnostics: () => '/diagnostics',
} as const;
