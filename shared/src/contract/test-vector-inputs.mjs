/** Body and query of each signature vector; `files` names the parts of a multipart body, which are not signed. */
export const signatureInputs = [
  {
    name: 'a call as the web app sends it',
    body: {
      apiVersion: '1.0.8',
      channelId: 'WEB41002',
      session: 'c2Vzc2lvbi10b2tlbg',
      clientVer: '1.0.0',
      devId: '5f0c2c1e-8d0f-4b53-9a55-0d6a3a3f8f10',
      lang: 'en',
      ts: 1767225600,
      uid: 10000001,
      filter: 0,
      sort: 'updated',
    },
  },
  { name: 'signed out: the empty session is left out', body: { session: '', uid: 1, ts: 1767225600, lang: 'en' } },
  { name: 'nothing at all', body: {} },
  {
    name: "empty, null and 'null' are left out, other falsy values are not",
    body: { empty: '', nothing: null, word: 'null', zero: 0, no: false, space: ' ', upper: 'NULL', text: 'undefined' },
  },
  { name: 'keys are sorted without regard to case', body: { b: 1, A: 2, c: 3, B2: 4, a1: 5, Z: 6, _x: 7 } },
  { name: 'keys that differ in case only stand in code unit order', body: { uname: 1, Uname: 2, UNAME: 3, uNAME: 4 } },
  { name: 'numbers', body: { integer: 42, negative: -7, fraction: 0.1, large: 1e21, small: 1e-7 } },
  { name: 'booleans', body: { yes: true, no: false } },
  {
    name: 'objects are JSON in their own key order',
    body: { fields: { title: 'Wolf', b: 1, a: { y: [1, 2], x: null } }, alone: {} },
  },
  { name: 'arrays are JSON', body: { tags: ['wolf', 'moon'], none: [], mixed: [1, 'two', null, { three: 3 }] } },
  {
    name: 'any script, in values and keys',
    body: { uname: 'Ana Ñandú', title: '狼の月 🐺', rtl: 'שלום', thai: 'สวัสดี', é: 'e acute', combining: 'e\u0301' },
  },
  {
    name: 'nothing is escaped: separators in a value stay as they are',
    body: { text: 'a=b&c=d', quote: '"\\', line: 'one\ntwo', percent: '100%' },
  },
  {
    name: 'objects hold text as JSON writes it',
    body: { text: { line: 'one\ntwo', quote: '"', slash: '/', moon: '🌙' } },
  },
  { name: 'query and body are signed together', query: { page: '2', sort: 'reads' }, body: { filter: 1, Name: 'x' } },
  { name: 'the body wins over the query', query: { lang: 'es' }, body: { lang: 'en', ts: 1767225600 } },
  {
    name: 'multipart: every field is text, files are left out',
    body: { apiVersion: '1.0.8', uid: '10000001', ts: '1767225600', type: 'avatar' },
    files: ['file'],
  },
];
