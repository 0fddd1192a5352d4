/** The search field of a list. */
import { SEARCH_MAX } from '#contract/limits.ts';
import { SearchField } from './search-field.tsx';
import type { Search } from './use-search.ts';

export function ListSearch({ page, label }: { page: Search; label: string }) {
  return <SearchField label={label} value={page.q} maxLength={SEARCH_MAX} onSearch={page.search} />;
}
