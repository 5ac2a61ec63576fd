import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { ListedEntry, ventureStaff } from '../../../../shared/contract/venture.staff.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { type EntryState, entryStates } from '../../../../shared/rules/venture/entry-transitions.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Select, TextField } from '../../../ui/controls/text-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { KeptText } from '../../../ui/kept-text.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Table } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { StaffNav } from '../../staff/staff-nav.tsx'
import { entryStateText } from './venture-staff-words.ts'

export type EntryQuery = { search: string; state: EntryState | ''; track: string }

export type EntriesStaffPageProps = {
  number: string
  list: OutputOf<(typeof ventureStaff)['entries']>
  query: EntryQuery
  page: number
  me: SecondFactorState
  stepUp: ReactNode
  failure: ActFailure | undefined
}

/** The entries of a round, found by what staff know of them, each linked to its application. */
export function EntriesStaffPage(props: EntriesStaffPageProps) {
  const { number, list, query, page, me, failure } = props
  const locale = useLocale()
  const path = pathInLocale(`/staff/venture/rounds/${number}/entries`, locale)
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <Breadcrumbs
        label={m.venture_staff_way()}
        crumbs={[
          { href: '/staff/venture', text: m.venture_staff_title() },
          { href: `/staff/venture/rounds/${number}`, text: list.title },
        ]}
      />
      <Heading level={1} text={m.venture_entries_staff_title({ title: list.title })} />
      <FailureSummary failure={failure} />
      <Filters query={query} path={path} tracks={list.tracks} />
      <p role="status" className="font-bold">
        {m.venture_entry_found({ count: list.total })}
      </p>
      {list.items.length === 0 ? (
        <EmptyState seed="no-entries" title={m.venture_entry_none()} text={m.venture_entry_none_text()} />
      ) : (
        <Entries
          items={list.items}
          hasTracks={list.tracks.length > 0}
          roundId={number}
          mayReview={me.privileges.includes('reviewApplications')}
        />
      )}
      <Pagination
        label={m.venture_entry_pages()}
        page={page}
        pageCount={list.pageCount}
        hrefOf={(to) => `${path}?${new URLSearchParams({ ...query, page: String(to) })}`}
        previousText={m.list_previous()}
        nextText={m.list_next()}
        pageText={(to) => m.list_page({ page: to })}
      />
      {list.total > 0 && <Export {...props} />}
    </div>
  )
}

type FiltersProps = { query: EntryQuery; path: string } & Pick<EntriesStaffPageProps['list'], 'tracks'>

function Filters({ query, path, tracks }: FiltersProps) {
  return (
    <search>
      <Form noValidate method="get" action={path} className="audit-search" key={JSON.stringify(query)}>
        <TextField
          name="search"
          label={m.venture_entry_search()}
          defaultValue={query.search}
          maxLength={100}
        />
        <Select name="state" label={m.venture_entry_state()} defaultValue={query.state}>
          <option value="">{m.venture_entry_all()}</option>
          {entryStates.map((state) => (
            <option key={state} value={state}>
              {entryStateText(state)}
            </option>
          ))}
        </Select>
        {tracks.length > 0 && (
          <Select name="track" label={m.venture_entry_track()} defaultValue={query.track}>
            <option value="">{m.venture_entry_all()}</option>
            {tracks.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
        <Button kind="primary">{m.venture_entry_filter()}</Button>
      </Form>
    </search>
  )
}

type EntriesProps = { items: ListedEntry[]; hasTracks: boolean; roundId: string; mayReview: boolean }

/** Who does not review applications reads an entry as judges do. */
function Entries({ items, hasTracks, roundId, mayReview }: EntriesProps) {
  const locale = useLocale()
  return (
    <Table
      caption={<VisuallyHidden>{m.venture_staff_entries()}</VisuallyHidden>}
      rows={items}
      keyOf={({ entryId }) => entryId}
      columns={[
        {
          key: 'title',
          title: m.venture_entry_title(),
          rowHeader: true,
          cell: ({ applicationId, reference, title }) => (
            <Link
              alone
              href={
                mayReview
                  ? `/staff/applications/${applicationId}`
                  : `/staff/venture/rounds/${roundId}?reference=${reference}#preview`
              }
            >
              {title || m.venture_entry_untitled()}
            </Link>
          ),
        },
        {
          key: 'reference',
          title: m.venture_entry_reference(),
          cell: ({ reference }) => <KeptText text={reference} />,
        },
        { key: 'team', title: m.venture_entry_team(), cell: ({ team }) => team },
        ...(hasTracks
          ? [
              {
                key: 'track',
                title: m.venture_entry_track(),
                cell: ({ track }: ListedEntry) => track || '—',
              },
            ]
          : []),
        {
          key: 'state',
          title: m.venture_entry_state(),
          cell: ({ state, entryId }) => (
            <Link alone href={`/staff/venture/rounds/${roundId}/decisions/${entryId}`}>
              {entryStateText(state)}
            </Link>
          ),
        },
        {
          key: 'entered',
          title: m.venture_entry_entered(),
          cell: ({ enteredAt }) => <time dateTime={enteredAt}>{instantText(enteredAt, locale)}</time>,
        },
      ]}
    />
  )
}

function Export({ query, stepUp }: EntriesStaffPageProps) {
  return (
    <section className="staff-panel stack" aria-labelledby="export">
      <Heading level={2} id="export" text={m.venture_entry_export()} />
      <p className="measure">{m.venture_entry_export_text()}</p>
      <Form method="post" reloadDocument className="stack" noValidate>
        {Object.entries(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {stepUp}
        <div>
          <Button name="intent" value="export">
            {m.venture_entry_export_do()}
          </Button>
        </div>
      </Form>
    </section>
  )
}
