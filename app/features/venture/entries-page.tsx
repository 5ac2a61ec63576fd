import * as m from '#messages'
import type { VentureEntryList } from '../../../shared/contract/venture.ts'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import type { VentureEditionID } from '../../../shared/rules/content/venture-collections.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Anchor, Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EntryRows } from './entry-rows.tsx'
import { editionPath } from './venture-words.ts'

export type EntriesData = {
  editionID: VentureEditionID
  /** The edition's name in the language of the page. */
  edition: string
  /** The chosen class; null for all. */
  classId: string | null
  list: VentureEntryList
}

/** Everything an edition funded, or what it funded in one class. */
export function EntriesPage({ editionID, edition, classId, list }: EntriesData) {
  const locale = useLocale()
  const path = editionPath(editionID)
  const listPath = pathInLocale(`${path}/list`, locale)
  const here = classId ? `${listPath}/${classId}` : listPath
  return (
    <div className="page stack stack-lg">
      <Breadcrumbs label={m.venture_crumbs()} crumbs={[{ href: path, text: edition }]} />
      <header className="stack">
        <Heading level={1} text={m.venture_entries_title({ edition })} />
        <p className="text-lg text-ink-2 measure">{m.venture_entries_lead()}</p>
      </header>
      <Classes path={listPath} classId={classId} list={list} />
      <p role="status" className="font-bold">
        {m.venture_entries_count({ count: list.total })}
      </p>
      {list.items.length > 0 ? (
        <EntryRows entries={list.items} level={2} />
      ) : (
        <p>{m.venture_entries_none()}</p>
      )}
      <Pagination
        label={m.venture_entries_pages()}
        page={list.page}
        pageCount={list.pageCount}
        hrefOf={(page) => (page > 1 ? `${here}?page=${page}` : here)}
        previousText={m.content_pages_previous()}
        nextText={m.content_pages_next()}
        pageText={(page) => m.content_page({ page })}
      />
      {list.all > 0 && (
        <p className="row text-sm no-print">
          <span>360Giving</span>
          {(['csv', 'json'] as const).map((format) => (
            <Link
              key={format}
              alone
              href={pathInLocale(`/openData/venture-${editionID}.360giving.${format}`, locale)}
              rel="external"
            >
              {format.toUpperCase()}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

function Classes({ path, classId, list }: { path: string } & Pick<EntriesData, 'classId' | 'list'>) {
  const locale = useLocale()
  if (list.classes.length < 2) return null
  return (
    <nav aria-label={m.venture_entries_classes()}>
      <ul className="discovery-sorts">
        <li>
          <Anchor
            href={path}
            className="link link-alone link-ink"
            aria-current={classId === null ? 'true' : undefined}
          >
            {m.venture_entries_option({ name: m.venture_entries_every(), count: list.all })}
          </Anchor>
        </li>
        {list.classes.map((one) => (
          <li key={one.classId} lang={langOf(one.language, locale)}>
            <Anchor
              href={`${path}/${one.classId}`}
              className="link link-alone link-ink"
              aria-current={classId === one.classId ? 'true' : undefined}
            >
              {m.venture_entries_option({ name: one.name, count: one.count })}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
