import { type ComponentProps, type ReactNode, useId } from 'react'
import { ChosenFilters } from './controls/facets.tsx'
import { FilterForm, type FilterFormProps } from './controls/filter-form.tsx'
import { Anchor } from './link.tsx'
import { Pagination } from './pagination.tsx'

export type ResultWords = Pick<
  ComponentProps<typeof Pagination>,
  'label' | 'previousText' | 'nextText' | 'pageText'
> & {
  filters: string
  filterButton: string
  sort: string
  chosenFilters: string
  remove: string
  clear: string
  /** The text of a chosen value with its filter. */
  chosen: (filter: string, value: string) => string
}

type ResultFacet = {
  name: string
  title: string
  isOpen: boolean
  options: { value: string; label: string; count: number }[]
  /** The values in the address; one that is no option is shown on its own. */
  chosen: readonly string[]
}

export type ResultSort = { key: string; text: string; href: string; isCurrent: boolean }

export type ResultListProps = Pick<FilterFormProps, 'form' | 'search' | 'path' | 'kept'> & {
  words: ResultWords
  facets: ResultFacet[]
  /** The list with other values chosen in a filter. */
  hrefWith: (facet: string, values: string[]) => string
  /** Limits the list beside its filters. */
  scope?: { text: string; removeHref: string } | false
  /** The list without any filters. */
  clearHref: string
  /** One line with the number of results. */
  status: ReactNode
  sorts?: ResultSort[] | false
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  /** The results, or why there are none. */
  children: ReactNode
}

/** A filtered list: its filters beside it, one status line, the chosen values, and numbered pages. */
export function ResultList(props: ResultListProps) {
  const { form, search, path, kept, words, facets, status, sorts, page, pageCount, hrefOf, children } = props
  const titleId = useId()
  const shown = facets.map(({ options, chosen, ...facet }) => ({
    ...facet,
    options: options
      .map((option) => ({ ...option, checked: chosen.includes(option.value) }))
      .filter(({ count, checked }) => count > 0 || checked),
  }))
  // In an empty list without filters, the filters and a count of zero would only distract from the message
  // shown instead.
  if (pageCount === 0 && ![...Object.values(kept), ...shown.flatMap(({ options }) => options)].some(Boolean))
    return children
  return (
    <div className="discovery">
      <FilterForm
        form={form}
        search={search}
        path={path}
        title={words.filters}
        buttonText={words.filterButton}
        kept={kept}
        facets={shown}
      />
      <section className="discovery-list" aria-labelledby={titleId}>
        <div className="discovery-status">
          <p id={titleId} role="status" className="font-bold">
            {status}
          </p>
          {sorts && <Sorts label={words.sort} sorts={sorts} />}
        </div>
        <Chosen {...props} />
        {children}
        <Pagination
          label={words.label}
          page={page}
          pageCount={pageCount}
          hrefOf={hrefOf}
          previousText={words.previousText}
          nextText={words.nextText}
          pageText={words.pageText}
        />
      </section>
    </div>
  )
}

function Chosen({ path, words, facets, hrefWith, scope, clearHref }: ResultListProps) {
  const filters = facets.flatMap(({ name, title, options, chosen }) =>
    chosen.map((value) => ({
      key: `${name} ${value}`,
      text: words.chosen(title, options.find((option) => option.value === value)?.label ?? value),
      removeHref: hrefWith(
        name,
        chosen.filter((other) => other !== value),
      ),
    })),
  )
  const all = scope ? [{ key: 'scope', ...scope }, ...filters] : filters
  return (
    <ChosenFilters
      key={path}
      label={words.chosenFilters}
      removeText={words.remove}
      filters={all}
      {...(all.length > 1 && { clear: { href: clearHref, text: words.clear } })}
    />
  )
}

function Sorts({ label, sorts }: { label: string; sorts: ResultSort[] }) {
  return (
    <nav aria-label={label}>
      <ul className="discovery-sorts">
        {sorts.map(({ key, text, href, isCurrent }) => (
          <li key={key}>
            <Anchor
              href={href}
              className="link link-alone link-ink"
              aria-current={isCurrent ? 'true' : undefined}
            >
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
