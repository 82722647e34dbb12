import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser as ProseParser } from 'prosemirror-model';
import { toChapterDocument } from '../prose/chapter-document.ts';
import { schema } from '../schema.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';

const clean = (html: string) => cleanPastedHtml(html).html;

function fixture(name: string): string {
  return readFileSync(join(__dirname, 'fixtures', `${name}.html.txt`), 'utf8');
}

it('reads Word', () => {
  expect(clean(fixture('word'))).toBe(
    [
      '<h2>Chapter One</h2>',
      '<p>The letter was <em>four</em> years old and it smelled of <strong><em>pine</em></strong> smoke.</p>',
      '<p><em>I should have told you.</em> She <u>stopped</u>, <s>then</s> went on “slowly”. A promise.</p>',
      '<hr>',
      '<p>a lamp</p>',
      '<p>a <a href="https://example.com/knife">knife</a></p>',
      '<blockquote><p><em>They will say I chose the pack.</em></p></blockquote>',
      '<p>Line one<br>line two</p>',
      '<p>Plain inside</p>',
    ].join(''),
  );
});

it('reads Google Docs, whose whole text lies in a <b> that is not bold', () => {
  expect(clean(fixture('google-docs'))).toBe(
    [
      '<h2>The Bridge</h2>',
      '<p>Mara sat <em>down</em> at the <strong>table</strong><u> alone</u><s> now</s>. See ',
      '<a href="https://example.com/?a=1&amp;b=2">this</a>.</p>',
      '<hr>',
      '<p>First line<br>second line</p>',
      '<hr>',
      '<p>a ring</p>',
      '<p>_not italics_</p>',
    ].join(''),
  );
});

it('reads Pages, whose styles stand in a style sheet', () => {
  expect(clean(fixture('pages'))).toBe(
    [
      '<p>She looked at the <em>window</em>, at <em>her</em> <u>own</u> <strong>face</strong> ',
      '<strong><s>twice</s></strong>.</p>',
      '<p><em>A letter, read aloud.</em></p>',
      '<hr>',
      '<p>«\u00a0Non\u00a0?\u00a0»</p>',
    ].join(''),
  );
});

it('reads LibreOffice', () => {
  expect(clean(fixture('libreoffice'))).toBe(
    [
      '<h3>Winter</h3>',
      '<p>They will say <em>I chose</em> the <strong>pack</strong>, <u>let</u> <s>them</s> say it.</p>',
      '<hr>',
      '<blockquote><p>A quoted <em>line</em>.</p></blockquote>',
      '<p>Mail <a href="mailto:noor@example.com">me</a>.</p>',
      '<hr>',
      '<p>first</p>',
    ].join(''),
  );
});

it('reads Word in the browser, whose headings are paragraphs with a role', () => {
  expect(clean(fixture('word-online'))).toBe(
    [
      '<h2>The Bridge</h2>',
      '<p>Mara sat <em>down</em> at the <strong>table</strong><u> alone</u><s> now</s>.<br>Second line</p>',
      '<hr>',
      '<p><a href="https://example.com/knife">a knife</a> and</p>',
    ].join(''),
  );
});

it.each([
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['a script link', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  [
    'text that looks like tags',
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  ],
  ['double line breaks', 'one<br><br>two', '<p>one</p><p>two</p>'],
  ['a copied phrase with its spaces', '<span> a phrase </span>', '<p> a phrase </p>'],
  ['a table', '<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
  ['nested inline blocks', '<div>one<div>two</div>three</div>', '<p>one</p><p>two</p><p>three</p>'],
  ['preformatted text', '<pre>one\n\ntwo\n\n***</pre>', '<p>one</p><p>two</p><hr>'],
  ['an ornament', '<p>a</p><p>❦</p><p>b</p>', '<p>a</p><hr><p>b</p>'],
  ['a lone asterisk', '<p>a</p><p align="center"><b>*</b></p><p>b</p>', '<p>a</p><hr><p>b</p>'],
  ['centred signs', '<p>a</p><p style="text-align:center">~ ◊ ~</p><p>b</p>', '<p>a</p><hr><p>b</p>'],
  ['centred words that are signs', '<p style="text-align:center">“…”</p>', '<p>“…”</p>'],
  ['a centred title', '<p style="text-align:center">One</p>', '<p>One</p>'],
  ['our own copy', '<p data-pm-slice="1 1 []">x</p>', '<p data-pm-slice="1 1 []">x</p>'],
  ['nothing', '<p>&nbsp;</p><br>', ''],
  ['emoji that are drawn', '<p>No <img alt="❤️"><img alt="👩🏽‍🚀"><img alt="🇪🇸">!</p>', '<p>No ❤️👩🏽‍🚀🇪🇸!</p>'],
  ['a picture that a number names', '<p>No <img alt="7">more</p>', '<p>No more</p>'],
])('%s', (_name, html, expected) => {
  expect(clean(html)).toBe(expected);
});

it.each(['word', 'word-online', 'google-docs', 'pages', 'libreoffice'])('gives a valid document from %s', (name) => {
  const body = document.createElement('div');
  body.innerHTML = clean(fixture(name));
  const doc = ProseParser.fromSchema(schema).parse(body);
  doc.check();
  expect(toChapterDocument(doc).content.some((block) => block.type === 'scene_break')).toBe(true);
});

it.each([
  ['a form around a whole page', '<form><p>One</p><input value="x"><label>Two</label></form>', '<p>One</p><p>Two</p>'],
  [
    'a fieldset and what folds',
    '<fieldset><legend>A</legend>b</fieldset><details><summary>C</summary>d</details>',
    '<p>A</p><p>b</p><p>C</p><p>d</p>',
  ],
])('loses no word of %s', (_, html, kept) => {
  expect(clean(html)).toBe(kept);
});

it.each([
  ['a chat', '<span style="white-space: pre-wrap;">One\ntwo\n\nthree</span>', '<p>One<br>two</p><p>three</p>'],
  ['what newer browsers say', '<p style="white-space-collapse: preserve-breaks">One\r\ntwo</p>', '<p>One<br>two</p>'],
  [
    'what is laid out again within',
    '<div style="white-space:pre"><p style="white-space:normal">One\ntwo</p></div>',
    '<p>One two</p>',
  ],
  [
    'indented source',
    '<div style="white-space:break-spaces">\n  <p>One</p>\n\n  <p>two</p>\n</div>',
    '<p>One</p><p>two</p>',
  ],
])('keeps the lines that are seen: %s', (_, html, kept) => {
  expect(clean(html)).toBe(kept);
});

const wordReference = (id: string, mark = `[${id.slice(3)}]`) =>
  `<a style='mso-footnote-id:${id}' href="#_${id}" name="_${id.replace('tn', 'tnref')}" title=""><span class=MsoFootnoteReference><i>${mark}</i></span></a>`;
const wordNote = (id: string, text: string, mark = `[${id.slice(3)}]`) =>
  `<div style='mso-element:footnote' id=${id}><p class=MsoFootnoteText><a style='mso-footnote-id:${id}' href="#_${id.replace('tn', 'tnref')}" name="_${id}" title=""><span class=MsoFootnoteReference>${mark}</span></a> ${text}</p></div>`;
const wordNotes = (...notes: string[]) =>
  `<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all>\n<hr align=left size=1 width="33%">\n<![endif]>${notes.join('')}</div>`;
const KEPT_NOTES = '<p>Salt[1] and ash[2].</p><hr><p>[1] From the <em>sea</em>.</p><p>[2] Of pine.</p>';

it.each([
  [
    'Word',
    `<p>Salt${wordReference('ftn1')} and ash${wordReference('ftn2')}.</p>${wordNotes(wordNote('ftn1', 'From the <i>sea</i>.'), wordNote('ftn2', 'Of pine.'))}`,
    KEPT_NOTES,
  ],
  [
    'Word, which puts them behind the fragment',
    `<!--StartFragment--><p>Salt${wordReference('ftn1')} and ash${wordReference('ftn2')}.</p><!--EndFragment-->${wordNotes(wordNote('ftn1', 'From the <i>sea</i>.'), wordNote('ftn2', 'Of pine.'))}<div style='mso-element:comment-list'><p>Too much?</p></div>`,
    KEPT_NOTES,
  ],
  [
    'Word, by a sign of the author’s own',
    `<p>Salt${wordReference('ftn1', '*')}</p>${wordNotes(wordNote('ftn1', 'Of the sea.', '*'))}`,
    '<p>Salt[*]</p><hr><p>[*] Of the sea.</p>',
  ],
  [
    'LibreOffice',
    '<p>Salt<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Of the sea.</p></div>',
    '<p>Salt[1]</p><p>[1] Of the sea.</p>',
  ],
  [
    'Google Docs',
    '<p>Salt<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> Of the sea.</p></div>',
    '<p>Salt[1]</p><hr><p>[1] Of the sea.</p>',
  ],
])('keeps the footnotes of %s at the end of what is pasted', (_, html, kept) => {
  expect(clean(html)).toBe(kept);
});

it('writes the quotation marks that a browser draws, unless they are there or switched off', () => {
  expect(clean('<p>She said <q>He said <q>no</q>.</q> Then <q lang="fr">“oui”</q>.</p>')).toBe(
    '<p>She said “He said ‘no’.” Then “oui”.</p>',
  );
  expect(clean('<style>.bare { quotes: none }</style><p>— <q class="bare">No.</q> <q></q>Go. “<q>Yes.</q>”</p>')).toBe(
    '<p>— No. Go. “Yes.”</p>',
  );
});

it.each([
  ['pictures beside words', '<p>One <img src="a.png" alt="A map"></p><svg></svg>', 2],
  ['a picture alone', '<meta charset="utf-8"><img src="a.png">', 1],
  ['emoji', '<p><img alt="😀"></p>', 0],
  ['words', '<p>One</p>', 0],
])('counts the pictures that it leaves out of %s', (_, html, pictures) => {
  expect(cleanPastedHtml(html).pictures).toBe(pictures);
});
