import {
  CONTRACT_MIN_AGE,
  CONTRACT_MIN_WORDS,
  OFFER_TERMS,
  OFFER_VALID_DAYS,
  PERSON_KEPT_DAYS,
  PREPARE_DAYS,
  REVIEW_DAYS,
} from '@myfiction/shared/contract/application-options.ts';
import { list, note, steps, table, text } from '../../../content/blocks.ts';
import type { ShelfTexts } from '../../article.ts';

const { exclusive, 'non-exclusive': open } = OFFER_TERMS;
const minWords = CONTRACT_MIN_WORDS.toLocaleString('en');

export default {
  'apply-contract': {
    title: 'How to apply for a contract',
    summary: `With ${minWords} published words, in five steps that you can leave and come back to.`,
    words: 'contract apply application sign up earn money requirements eligible how many words publish deal',
    body: [
      steps(
        `**Story**: choose it. It needs ${minWords} published words.`,
        '**Person**: your legal name, birth date, address, verified email and a picture of your ID.',
        '**Work**: an outline, the planned words and your pace.',
        '**Offer**: exclusive or non-exclusive. See [The two offers](see:contract-offers).',
        '**Sign**: read the declarations and type your legal name.',
      ),
      text(
        'Open the story in [My Stories](go:stories) and choose **Apply for Contract**. Every step is saved as a draft.',
      ),
      note(
        `Nobody under ${CONTRACT_MIN_AGE} can apply. Under 18 a guardian signs with you, and gets an email about each signature.`,
      ),
    ],
  },
  'contract-statuses': {
    title: 'What do the contract statuses mean?',
    summary: 'From Apply for Contract to View Contract Information, with who acts next and how long it takes.',
    words:
      'status review process preparing terminated draft check how long waiting pending state contract 20 21 22 30 31',
    body: [
      table(
        ['Status', 'What it means', 'Who acts next'],
        ['Apply for Contract', 'Nothing was sent yet.', 'You'],
        ['Draft', 'Begun, not sent.', 'You'],
        [
          'Check Review Process',
          `An editor reads it, within ${REVIEW_DAYS} days; or it came back with reasons.`,
          'The editor; you where reasons are shown',
        ],
        [
          'Preparing a Contract',
          `Accepted. The contract is made within ${PREPARE_DAYS} days, then both sign.`,
          'The platform, then you',
        ],
        ['View Contract Information', 'Signed. The contract runs.', 'Nobody'],
        [
          'Contract Terminated',
          'It has ended; the page says when and why. To go on together, write to your editor from there.',
          'Nobody',
        ],
      ),
      text(`An issued contract that is not signed within ${OFFER_VALID_DAYS} days lapses, and you can apply again.`),
    ],
  },
  'contract-offers': {
    title: 'Exclusive or non-exclusive?',
    summary: `${exclusive.sharePercent}% and only here, or ${open.sharePercent}% and elsewhere too.`,
    words:
      'exclusive nonexclusive difference compare share percent royalty term years rights quota other platform wattpad',
    body: [
      table(
        ['', 'Exclusive', 'Non-exclusive'],
        ['Your share of net revenue', `${exclusive.sharePercent}%`, `${open.sharePercent}%`],
        ['Term', `${exclusive.termYears} years`, `${open.termYears} years`],
        [
          'Published words a month',
          exclusive.monthlyWords.toLocaleString('en'),
          open.monthlyWords.toLocaleString('en'),
        ],
        ['Publish it elsewhere', 'No', 'Yes'],
        ['Notice to end it', `${exclusive.noticeDays} days`, `${open.noticeDays} days`],
      ),
      text(
        'The copyright stays yours in both. The [Content Agreement](legal:content-agreement) has the whole text; what you sign is what counts.',
      ),
    ],
  },
  'cannot-apply': {
    title: 'A story cannot apply, or a field is marked',
    summary: 'The page lists what is missing: words, a field, a picture, or another application that runs.',
    words: 'not eligible requirements missing incomplete marked fields 400041 400042 application refused button grey',
    body: [
      list(
        `A contract needs ${minWords} published words. Drafts and scheduled chapters do not count yet.`,
        'Pay-to-Read needs a signed contract.',
        'Completion needs everything published: no drafts, nothing scheduled, nothing in the trash, no edits that readers do not see.',
        'Marked fields say what is wrong under them. Correct them and send again; nothing else was lost.',
      ),
    ],
  },
  'identity-papers': {
    title: 'Why we ask for your ID, and what happens to it',
    summary: 'To know who signs. It is encrypted, seen by the reviewing editor only, and deleted afterwards.',
    words: 'id card passport identity privacy personal data picture safe delete birth date address guardian',
    body: [
      text(
        'A contract is signed by a person, so we check the legal name and birth date against a document. Take a sharp picture of each side, without glare, at most 10 MB.',
      ),
      list(
        'Pictures and personal data are encrypted before they are stored.',
        `They are deleted ${PERSON_KEPT_DAYS} days after an application ends without a contract.`,
        'You can replace or delete a picture while the application is a draft.',
      ),
      text('The [Privacy Policy](legal:privacy-policy) has the details.'),
    ],
  },
  'returned-application': {
    title: 'My application came back',
    summary: 'The reasons stand at the fields. Correct them and send it again as often as you like.',
    words: 'rejected returned declined refused reapply reason again denied application',
    body: [
      steps(
        'Open the application from the story or the message in your [inbox](go:inbox).',
        'Read the reason at each marked field.',
        'Correct and choose **Send again**.',
      ),
      text('A return is no refusal. If a reason is not clear, answer the editor’s message.'),
    ],
  },
  'sign-contract': {
    title: 'Sign the contract',
    summary: 'Read it, type your legal name exactly as in the application, and both sides get the document.',
    words: 'signature sign type legal name does not match 400043 document pdf download copy',
    body: [
      steps(
        'Open the story’s contract when it says that it is ready.',
        'Read or download the document.',
        'Type your legal name as it stands in the application, accents included.',
        'Tick that you have read it and choose **Sign the contract**.',
      ),
      text(
        `You have ${OFFER_VALID_DAYS} days. Until then the story keeps the title that stands in the document. The signed document stays under **View Contract Information** for as long as you have an account.`,
      ),
      text('If you do not want it, choose **Decline the contract**. Nothing is signed, and you can apply again.'),
    ],
  },
  'signed-story': {
    title: 'Change a signed story',
    summary: 'Its details and published chapters are fixed by the contract; your editor changes them.',
    words: 'locked cannot edit signed contact editor revise story details take down 400012 400023 title change',
    body: [
      text('The studio says: The work has been signed. Please contact your editor to revise the story details.'),
      steps('Open the application and choose **Send a message**.', 'Say what should change and why.'),
      text(
        'You go on writing and publishing chapters as before, and can correct the text of published ones. Taking one down needs your editor too.',
      ),
    ],
  },
  'terminate-contract': {
    title: 'End a contract',
    summary: `With ${exclusive.noticeDays} days’ notice if exclusive, ${open.noticeDays} if not.`,
    words: 'terminate cancel leave quit contract termination notice rights back get out',
    body: [
      steps(
        'Open the contract and choose **Send a message**.',
        'Say that you give notice. The answer names the last day.',
        'On that day the status becomes Contract Terminated, and a document says how it ended.',
      ),
      text(
        'Rights come back to you as the contract says. Money earned until then is paid as usual. A story without a contract may be published anywhere.',
      ),
    ],
  },
  'application-moved': {
    title: '“This application has moved on”',
    summary: 'It changed while the page was open. What you see now is how it stands.',
    words: 'application changed stale 400040 400044 another editor reload withdrawn',
    body: [
      text(
        'An editor acted, or you did in another tab. The page shows the new status; what you typed is still in its field. Decide again from there.',
      ),
      text('You can withdraw an application as long as it waits for review: it becomes a draft again.'),
    ],
  },
  'apply-completion': {
    title: 'Complete a story',
    summary: 'When everything is published, apply for completion. The story is then closed for good.',
    words: 'finish end complete completed mark story finished last chapter completion apply',
    body: [
      note(
        'You are submitting an application for completion. Once you confirm, the story cannot be edited or updated. The current word count will be considered as the total word count and will be used as the basis for the Completion Bonus.',
      ),
      steps(
        'Publish every chapter and every edit; delete drafts that do not belong, and empty the trash.',
        'Open the story and choose **Apply for Completion**.',
        'Read the counted words and the bonus.',
        'Tick the box and type the title.',
      ),
    ],
  },
  'completion-statuses': {
    title: 'What do the completion statuses mean?',
    summary: 'Locked while it is read, open again when it comes back, Completed when approved.',
    words: 'view completion process status locked completed draft returned',
    body: [
      table(
        ['Status', 'What it means'],
        ['Apply for Completion', 'Nothing was sent yet.'],
        ['Draft', 'Begun, not sent.'],
        [
          'View Completion Process',
          'An editor reads it and the story is locked; or it came back with reasons and is open again.',
        ],
        ['Completed', 'Approved. The bonus stands on the next bill.'],
      ),
    ],
  },
  'completed-story': {
    title: '“This work has been completed and you cannot add new chapters.”',
    summary: 'A completed story is closed. Write the sequel as a new story.',
    words: 'cannot add chapter completed locked reopen sequel 400011',
    body: [
      text(
        'Readers were told that the story is whole, and its words were counted for the bonus. While the application is still in review you can withdraw it and go on.',
      ),
      text('For a sequel, [create a story](go:new-story). For an error in the text, write to your editor.'),
    ],
  },
} satisfies ShelfTexts<'contracts'>;
