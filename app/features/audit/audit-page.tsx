import { Form } from 'react-router'
import * as m from '#messages'
import type { AuditEntryItem, auditStaff } from '../../../shared/contract/audit.staff.ts'
import type { OutputOf } from '../../../shared/contract/call.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { WrittenText } from '../../ui/written-text.tsx'
import { AuditTampered } from '../staff/audit-tampered.tsx'
import { StaffPage } from '../staff/staff-page.tsx'

/** The search terms as they were typed. */
type AuditQuery = { person: string; action: string; thing: string; from: string; to: string }

export type AuditPageProps = {
  list: OutputOf<(typeof auditStaff)['auditList']>
  query: AuditQuery
  privileges: Privilege[]
}

/** Who did what, when, to which thing; for administrators. */
export function AuditPage({ list, query, privileges }: AuditPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/staff/audit', locale)
  return (
    <StaffPage privileges={privileges} title={m.audit_title()} lead={m.audit_lead()}>
      <SearchForm query={query} path={path} />
      {list.entries.length === 0 ? (
        <EmptyState seed="no-audit" title={m.audit_none()} text={m.audit_none_text()} />
      ) : (
        <Table
          caption={m.audit_caption({ count: list.entries.length })}
          rows={list.entries}
          keyOf={(entry) => String(entry.position)}
          columns={columnsOf(locale, privileges.includes('manageStaff'))}
        />
      )}
      {list.next !== null && (
        <p>
          <Link alone href={`${path}?${searchOf(query, list.next)}`}>
            {m.audit_older()}
          </Link>
        </p>
      )}
      {list.isTampered && <AuditTampered />}
      {list.last && (
        <Notice title={m.audit_chain()}>
          <p>{m.audit_chain_text()}</p>
          <p>
            <code
              className="audit-code"
              lang="en"
            >{`npm run audit:verify -- --noted ${list.last.position}:${list.last.hash}`}</code>
          </p>
        </Notice>
      )}
    </StaffPage>
  )
}

function searchOf(query: AuditQuery, before: number): URLSearchParams {
  const stated = Object.entries(query).filter(([, value]) => value !== '')
  return new URLSearchParams([...stated, ['before', String(before)]])
}

function SearchForm({ query, path }: { query: AuditQuery; path: string }) {
  return (
    <Form noValidate method="get" action={path} className="audit-search" key={JSON.stringify(query)}>
      <TextField
        name="person"
        label={m.audit_person()}
        hint={m.audit_person_hint()}
        defaultValue={query.person}
        maxLength={120}
      />
      <TextField
        name="action"
        label={m.audit_action()}
        hint={m.audit_action_hint()}
        defaultValue={query.action}
        maxLength={60}
      />
      <TextField
        name="thing"
        label={m.audit_thing()}
        hint={m.audit_thing_hint()}
        defaultValue={query.thing}
        maxLength={80}
      />
      <TextField name="from" type="date" label={m.audit_from()} defaultValue={query.from} />
      <TextField name="to" type="date" label={m.audit_to()} defaultValue={query.to} />
      <Button kind="primary">{m.audit_search()}</Button>
    </Form>
  )
}

function columnsOf(locale: Locale, seesAccounts: boolean): TableColumn<AuditEntryItem>[] {
  return [
    {
      key: 'at',
      title: m.audit_at(),
      rowHeader: true,
      cell: (entry) => (
        <>
          {instantText(entry.at, locale)}
          <span className="block text-ink-2">{entry.position}</span>
        </>
      ),
    },
    {
      key: 'who',
      title: m.audit_who(),
      cell: (entry) => <Who entry={entry} {...(seesAccounts && { locale })} />,
    },
    { key: 'action', title: m.audit_action(), cell: (entry) => <KeptText text={entry.action} /> },
    {
      key: 'thing',
      title: m.audit_thing(),
      cell: (entry) => (
        <>
          {entry.subjectKind}
          <span className="block text-ink-2 audit-code">{entry.subjectId}</span>
        </>
      ),
    },
    { key: 'changes', title: m.audit_changes(), cell: (entry) => <Changes entry={entry} /> },
  ]
}

/** @param locale of the link to the account, for readers who may open it */
function Who({ entry: { who }, locale }: { entry: AuditEntryItem; locale?: Locale }) {
  if (!who) return <>{m.audit_portal()}</>
  return (
    <>
      {who.name || m.audit_nameless()}
      {who.isStaff && ` · ${m.audit_staff()}`}
      <span className="block text-ink-2 audit-code">
        {locale ? (
          <Link href={`/staff/accounts/${who.accountId}`} ink>
            {who.accountId}
          </Link>
        ) : (
          who.accountId
        )}
      </span>
    </>
  )
}

function Changes({ entry: { changes } }: { entry: AuditEntryItem }) {
  if (changes.length === 0) return <>{m.audit_no_changes()}</>
  return (
    <ul>
      {changes.map(({ name, before, after }) => (
        <li key={name} className="audit-code">
          {name}: {before !== null && <WrittenText text={before} />}
          {before !== null && ' → '}
          {after === null ? m.audit_gone() : <WrittenText text={after} />}
        </li>
      ))}
    </ul>
  )
}
