import * as m from '#messages'
import type { ResultWords } from '../../ui/result-list.tsx'

/** The words around every list that is narrowed. */
export function resultWords(): ResultWords {
  return {
    filters: m.list_filters(),
    filterButton: m.list_filter_button(),
    sort: m.list_sort(),
    chosenFilters: m.list_chosen_filters(),
    remove: m.list_remove(),
    clear: m.list_clear(),
    chosen: (filter, value) => m.list_chosen({ filter, value }),
    label: m.list_pages(),
    previousText: m.list_previous(),
    nextText: m.list_next(),
    pageText: (page) => m.list_page({ page }),
  }
}
