import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { contentStaff } from '../../../../shared/contract/content/content.staff.ts'
import { type Locale, languageTag } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { languageName } from './collection-words.ts'
import { DiffText } from './diff-text.tsx'
import { fieldWord } from './field-words.ts'
import { type RecordRef, recordPath } from './record-actions.ts'

type Versions = OutputOf<(typeof contentStaff)['versionList']>
type Row = Versions['items'][number]

export type VersionsPageProps = {
  nav: ReactNode
  record: RecordRef
  language: Locale
  versions: Versions
  failure: ActFailure | undefined
}

/** Every saved version of a text, how it differs from the current one, and a way to restore it. */
export function VersionsPage({ nav, record, language, versions, failure }: VersionsPageProps) {
  const locale = useLocale()
  const title = m.collections_versions_of({ language: languageName(language) })
  const { compared } = versions
  return (
    <div className="page stack stack-lg">
      {nav}
      <Breadcrumbs
        label={m.content_crumbs()}
        crumbs={[{ href: recordPath(record, locale), text: versions.title || m.collections_untitled() }]}
      />
      <Heading level={1} text={title} />
      {failure && <Notice kind="error" live answer={failure} title={failure.message} />}
      {compared && <Compared record={record} versions={versions} language={language} />}
      <Table
        caption={m.collections_versions_count({ count: versions.items.length })}
        rows={versions.items}
        keyOf={({ version }) => String(version)}
        columns={columnsOf(record, language, locale)}
      />
    </div>
  )
}

function Compared({ versions, language }: Pick<VersionsPageProps, 'record' | 'versions' | 'language'>) {
  const { compared, version } = versions
  if (!compared) return null
  return (
    <section className="staff-panel stack">
      <Heading level={2} text={m.collections_compare({ version: compared.version })} />
      {compared.differences.length === 0 ? (
        <p>{m.collections_compare_same()}</p>
      ) : (
        <dl className="stack">
          {compared.differences.map(({ field, pieces }) => (
            <div key={field}>
              <dt className="font-bold">{fieldWord(field).label()}</dt>
              <dd lang={languageTag(language)}>
                <DiffText pieces={pieces} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {compared.differences.length > 0 && (
        <Form method="post" noValidate className="stack">
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="restored" value={compared.version} />
          <p>{m.collections_restore_text()}</p>
          <div>
            <Button kind="primary">{m.collections_restore({ version: compared.version })}</Button>
          </div>
        </Form>
      )}
    </section>
  )
}

function columnsOf(record: RecordRef, language: Locale, locale: Locale): TableColumn<Row>[] {
  const path = `${recordPath(record, locale)}/versions?language=${language}`
  return [
    {
      key: 'version',
      title: m.collections_col_version(),
      rowHeader: true,
      cell: ({ version }) => (
        <Link alone href={`${path}&version=${version}`}>
          {m.collections_version({ version })}
        </Link>
      ),
    },
    { key: 'at', title: m.collections_col_saved(), cell: ({ savedAt }) => instantText(savedAt, locale) },
    { key: 'by', title: m.collections_col_by(), cell: ({ savedBy }) => savedBy ?? m.collections_portal() },
    {
      key: 'live',
      title: m.collections_col_readers(),
      cell: ({ isLive }) => isLive && <StatusTag tone="green">{m.collections_live()}</StatusTag>,
    },
  ]
}
