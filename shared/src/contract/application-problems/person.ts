import {
  ADDRESS_LINE_MAX,
  ADULT_AGE,
  CONTRACT_MIN_AGE,
  ID_NUMBER_MAX,
  ID_NUMBER_MIN,
  type IdSide,
  type IdType,
  LEGAL_NAME_MAX,
  POSTAL_CODE_MAX,
} from '../application-options.ts';
import type { ApplicationPerson } from '../calls/application-form.ts';
import { onlyProblems } from '../only-problems.ts';
import {
  ageOn,
  checkCountry,
  checkEmail,
  checkIdNumber,
  checkName,
  checkOptionalText,
  checkPhone,
  checkText,
  dayNumber,
} from './checks.ts';
import type { ApplicationFacts, ApplicationProblems, Check } from './problem.ts';

/** Nobody has been older. */
const AGE_MAX = 122;

/** Sides of an identity document that have to be uploaded; the front alone while its kind is not chosen. */
export function neededSides(idType: IdType | null): readonly IdSide[] {
  return idType === null || idType === 'passport' ? ['front'] : ['front', 'back'];
}

/** Whether a guardian signs too. False as long as the date of birth is none. */
export function needsGuardian(birthDate: string, today: string): boolean {
  return dayNumber(birthDate) !== undefined && ageOn(birthDate, today) < ADULT_AGE;
}

/** The name as contracts write and authors sign it. */
export function legalName(person: Pick<ApplicationPerson, 'first_name' | 'last_name'>): string {
  return `${person.first_name.trim()} ${person.last_name.trim()}`.trim().replace(/\s+/gu, ' ');
}

export function findPersonProblems(person: ApplicationPerson, facts: ApplicationFacts): ApplicationProblems {
  const { address } = person;
  const missing = neededSides(person.id_type).filter((side) => !facts.idSides.includes(side));
  return onlyProblems({
    'person.first_name': checkName(person.first_name, LEGAL_NAME_MAX),
    'person.last_name': checkName(person.last_name, LEGAL_NAME_MAX),
    'person.birth_date': checkBirthDate(person.birth_date, facts.today),
    // As the form asks for them: the list of what is missing follows it.
    'person.citizenship': checkCountry(person.citizenship),
    ...checkGuardian(person, facts.today),
    'person.address.country': checkCountry(address.country),
    'person.address.line1': checkText(address.line1, ADDRESS_LINE_MAX),
    'person.address.line2': checkOptionalText(address.line2, ADDRESS_LINE_MAX),
    'person.address.city': checkText(address.city, ADDRESS_LINE_MAX),
    'person.address.region': checkOptionalText(address.region, ADDRESS_LINE_MAX),
    // Some sixty countries have no postal codes.
    'person.address.postal_code': checkOptionalText(address.postal_code, POSTAL_CODE_MAX),
    'person.phone': checkPhone(person.phone),
    'person.id_type': person.id_type === null ? 'required' : undefined,
    'person.id_number': checkIdNumber(person.id_number, ID_NUMBER_MAX, ID_NUMBER_MIN),
    ...Object.fromEntries(missing.map((side) => [`id_images.${side}`, 'imageMissing' as const])),
  });
}

function checkBirthDate(birthDate: string, today: string): Check {
  if (birthDate === '') return 'required';
  const day = dayNumber(birthDate);
  if (day === undefined || day > (dayNumber(today) ?? 0) || ageOn(birthDate, today) > AGE_MAX) return 'notADate';
  return ageOn(birthDate, today) < CONTRACT_MIN_AGE ? 'tooYoung' : undefined;
}

function checkGuardian({ birth_date, guardian }: ApplicationPerson, today: string): Record<string, Check> {
  if (checkBirthDate(birth_date, today) !== undefined || !needsGuardian(birth_date, today)) return {};
  if (guardian === null) return { 'person.guardian': 'guardianMissing' };
  return {
    'person.guardian.first_name': checkName(guardian.first_name, LEGAL_NAME_MAX),
    'person.guardian.last_name': checkName(guardian.last_name, LEGAL_NAME_MAX),
    'person.guardian.email': checkEmail(guardian.email),
    'person.guardian.phone': checkPhone(guardian.phone),
  };
}
