import { addTags } from './tag-list.ts';

describe('addTags', () => {
  it('splits pasted text at commas, semicolons and lines', () => {
    expect(addTags([], 'slow burn, wolves;pack life\nsecond chance').tags).toEqual([
      'slow burn',
      'wolves',
      'pack life',
      'second chance',
    ]);
  });

  it('takes off the # and needless spaces, and adds nothing twice in whatever case', () => {
    expect(addTags(['Wolves'], ' #wolves , ##Slow   burn,').added).toEqual(['Slow burn']);
  });

  it('keeps a tag that is too long in the field and says why', () => {
    const long = 'x'.repeat(31);
    expect(addTags([], `fine, ${long}`)).toEqual({ tags: ['fine'], added: ['fine'], rest: long, problem: 'tooLong' });
    expect(addTags([], 'x'.repeat(30)).problem).toBeUndefined();
    expect(addTags([], '🌙'.repeat(30)).problem).toBeUndefined();
  });

  it('stops at twenty and keeps the rest of the text', () => {
    const nineteen = Array.from({ length: 19 }, (_, n) => `tag ${n}`);
    const result = addTags(nineteen, 'one, two, three');
    expect(result.tags).toHaveLength(20);
    expect(result).toMatchObject({ added: ['one'], rest: 'two, three', problem: 'tooMany' });
  });
});
