import { paths } from '@myfiction/shared/contract/paths.ts';
import { CODE_VALID_MINUTES } from '@myfiction/shared/contract/rules.ts';
import type { CodePurpose } from '../database/schema/verification.ts';
import { mailPage } from '../mail/mail-page.ts';
import type { OutgoingMail } from '../mail/mailer.ts';
import { escapeHtml } from '../platform/escape-html.ts';

const REASONS: Readonly<Record<CodePurpose, { subject: string; line: string }>> = {
  signup: {
    subject: 'is your code to sign up',
    line: 'Enter this code to confirm your email address and finish signing up for MyFiction Studio:',
  },
  reset: {
    subject: 'is your code to set a new password',
    line: 'Enter this code to set a new password for MyFiction Studio:',
  },
  'old-email': {
    subject: 'is your code to change your email address',
    line: 'Enter this code to confirm that your MyFiction Studio account shall have another email address:',
  },
  'new-email': {
    subject: 'is your code to confirm this email address',
    line: 'Enter this code to make this the email address of your MyFiction Studio account:',
  },
  confirm: {
    subject: 'is your code to confirm that it is you',
    line: 'Enter this code to confirm that it is you who changes your MyFiction Studio account:',
  },
};

/** The mail that carries a verification code. */
export function codeMail(to: string, purpose: CodePurpose, code: string): OutgoingMail {
  const { subject, line } = REASONS[purpose];
  const end = `The code works for ${CODE_VALID_MINUTES} minutes. If you did not ask for it, ignore this mail: without the code nothing changes.`;
  return {
    to,
    subject: `${code} ${subject}`,
    text: `${line}\n\n    ${code}\n\n${end}\n`,
    html: mailPage(
      `<p>${line}</p><p style="font-size:32px;font-weight:700;letter-spacing:6px;margin:24px 0">${code}</p><p>${end}</p>`,
    ),
    code,
  };
}

/** Tells the owner that somebody, hopefully they, changed the password. */
export function passwordChangedMail(to: string, loginUrl: string): OutgoingMail {
  const line = 'The password of your MyFiction Studio account was changed, and all devices were signed out.';
  const end = 'If this was not you, set a new password now with "Forgot password" on the sign-in page:';
  return {
    to,
    subject: 'Your password was changed',
    text: `${line}\n\n${end}\n${loginUrl}\n`,
    html: mailPage(`<p>${line}</p><p>${end}<br><a href="${loginUrl}">${loginUrl}</a></p>`),
  };
}

/** Tells both addresses that the account has moved from one to the other. */
export function emailChangedMail(to: string, email: string, support: string): OutgoingMail {
  const line = `Your MyFiction Studio account has another email address now: ${email}. Other devices were signed out.`;
  const end = `If this was not you, write to ${support} at once.`;
  return {
    to,
    subject: 'Your email address was changed',
    text: `${line}\n\n${end}\n`,
    html: mailPage(`<p>${escapeHtml(line)}</p><p>${escapeHtml(end)}</p>`),
  };
}

/** Tells the owner when the account goes and how to keep it. */
export function deletionMail(to: string, at: Date, publicUrl: string): OutgoingMail {
  const day = at.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  const url = `${publicUrl}${paths.settings()}`;
  const line = `Your MyFiction Studio account, with everything in it, will be deleted on ${day}.`;
  const end = 'Until then you can undo it, and export everything, in Settings:';
  return {
    to,
    subject: `Your account will be deleted on ${day}`,
    text: `${line}\n\n${end}\n${url}\n`,
    html: mailPage(`<p>${line}</p><p>${end}<br><a href="${url}">${url}</a></p>`),
  };
}
