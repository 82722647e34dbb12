/** Everybody of the demonstration signs in with this. */
export const DEMO_PASSWORD = 'writes-every-day';

export interface Person {
  email: string;
  penName: string;
  about: string;
  dailyGoal?: number;
}

export const NOOR: Person = {
  email: 'noor@example.com',
  penName: 'Noor Valdez',
  about: 'I write about wolves, winter and people who should have said it on the bridge. New chapters most mornings.',
  dailyGoal: 1800,
};

/** Has just signed up: the pen name is still Guest. */
export const NEWCOMER: Person = { email: 'newcomer@example.com', penName: 'Guest', about: '' };

/** Somebody else, whose stories Noor must not see. */
export const IDRIS: Person = {
  email: 'idris@example.com',
  penName: 'Idris Okafor',
  about: 'Maps, ships, and the people who get lost on purpose.',
};
