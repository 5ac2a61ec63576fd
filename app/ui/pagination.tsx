import { Anchor } from './link.tsx'

export type PaginationProps = {
  /** Names the navigation: 分页 */
  label: string
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  previousText: string
  nextText: string
  /** The name of a page for screen readers: 第 2 页 */
  pageText: (page: number) => string
}

/** Numbered pages: the first, the last and those around the current one. Nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefOf, previousText, nextText, pageText } = props
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className="pagination">
      {page > 1 && (
        <Anchor href={hrefOf(page - 1)} rel="prev">
          {previousText}
        </Anchor>
      )}
      {pagesAround(page, pageCount).map((number, index, all) => {
        const skipped = index > 0 && number - (all[index - 1] ?? 0) > 1
        return (
          <PageLink
            key={number}
            number={number}
            isCurrent={number === page}
            skipped={skipped}
            name={pageText(number)}
            href={hrefOf(number)}
          />
        )
      })}
      {page < pageCount && (
        <Anchor href={hrefOf(page + 1)} rel="next">
          {nextText}
        </Anchor>
      )}
    </nav>
  )
}

type PageLinkProps = { number: number; isCurrent: boolean; skipped: boolean; name: string; href: string }

function PageLink({ number, isCurrent, skipped, name, href }: PageLinkProps) {
  return (
    <>
      {skipped && <span aria-hidden="true">…</span>}
      <Anchor href={href} aria-label={name} aria-current={isCurrent ? 'page' : undefined}>
        {number}
      </Anchor>
    </>
  )
}

/** The first, the last, the current page and its neighbours; a gap of one is filled. */
export function pagesAround(page: number, pageCount: number): number[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1])
  if (page === 4) wanted.add(2)
  if (page === pageCount - 3) wanted.add(pageCount - 1)
  return [...wanted].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b)
}
