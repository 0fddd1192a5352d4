/** The queries of who is in the bank. */
import { read, readPage } from '#web/api/read.ts';

interface PeopleFilter {
  q: string;
  limit: number;
  offset?: number;
}

/** A page of those who are found by some words, or of all. */
export function peopleQuery({ q, ...page }: PeopleFilter) {
  return readPage('listFoundPeople', { query: { ...page, ...(q === '' ? {} : { q }) } });
}

/** One of them. */
export function personQuery(id: number) {
  return read('readFoundPerson', { params: { id } }, { retry: false });
}
