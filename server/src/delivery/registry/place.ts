import { createHash, randomInt } from 'node:crypto';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where somebody stands in the order that a roll-out goes by: below this, shared with many, and no secret. */
export const PLACES = 10_000;

const COOKIE = 'rollout_place';
const MAX_AGE_S = (365 * DAY_MS) / 1_000;
const PLACE = /^\d{1,4}$/;
const UID = /^\d{1,15}$/;

/** The same on all devices of an author. */
export function placeOfAuthor(uid: number): number {
  return createHash('sha256').update(`author ${uid}`).digest().readUInt32BE(0) % PLACES;
}

/**
 * The place of whoever asks for a page. It decides nothing but who gets a new version first, so nobody has to prove it.
 * Undefined for a browser that was given none.
 */
export function placeOf({ cookies }: FastifyRequest): number | undefined {
  const { [COOKIE]: place = '', session = '', uid = '' } = cookies;
  if (PLACE.test(place)) return Number(place);
  return session !== '' && UID.test(uid) ? placeOfAuthor(Number(uid)) : undefined;
}

/** Gives a browser a place of its own; only while a version is staged, since nobody else needs one. */
export function giveAnyPlace(reply: FastifyReply, publicUrl: string): number {
  const place = randomInt(PLACES);
  setPlace(reply, publicUrl, place);
  return place;
}

/** Gives the browser of an author, whose call was let in, the place of the author: pages are asked for without a session. */
export function giveAuthorsPlace(request: FastifyRequest, reply: FastifyReply, publicUrl: string, uid: number): void {
  const place = placeOfAuthor(uid);
  if (request.cookies[COOKIE] !== String(place)) setPlace(reply, publicUrl, place);
}

function setPlace(reply: FastifyReply, publicUrl: string, place: number): void {
  const secure = publicUrl.startsWith('https:');
  reply.setCookie(COOKIE, String(place), { path: '/', maxAge: MAX_AGE_S, httpOnly: true, sameSite: 'lax', secure });
}
