import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { Contract } from '../../../../shared/contract/contract.ts'
import type { SuperAdminChangeRow } from '../../../../shared/contract/organisations/super-admin-change.staff.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { dayText } from '../../../../shared/lib/text/day-text.ts'
import { type ChangeStage, changeStages } from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { ChoiceLinks } from '../../../ui/controls/choice-links.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { KeptText } from '../../../ui/kept-text.tsx'
import { Anchor } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { listKeys } from '../../staff/list-keys.ts'
import { StaffPage } from '../../staff/staff-page.tsx'
import { changeKinds, changeStates } from './super-admin-words.ts'

export type SuperAdminChangesPageProps = {
  stage: ChangeStage
  list: OutputOf<Contract['organisationsStaff']['changeList']>
  privileges: Privilege[]
}

const stageWords: Record<ChangeStage, () => string> = {
  open: m.staff_changes_open,
  waiting: m.staff_changes_waiting,
  decided: m.staff_changes_decided,
}

/** Changes of super admins, by whose turn it is. */
export function SuperAdminChangesPage({ stage, list, privileges }: SuperAdminChangesPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/staff/superAdminChanges', locale)
  return (
    <StaffPage privileges={privileges} title={m.staff_changes_title()} lead={m.staff_changes_lead()}>
      <ChoiceLinks
        label={m.staff_changes_stages()}
        items={changeStages.map((one) => ({
          key: one,
          text: stageWords[one](),
          count: list.counts[one],
          href: `${path}?stage=${one}`,
          isChosen: one === stage,
        }))}
      />
      {list.items.length === 0 ? (
        <EmptyState seed="no-changes" title={m.staff_changes_none()} text={m.staff_changes_none_text()} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys only move between the links inside
        <div onKeyDown={listKeys} className="staff-queue">
          <Table
            caption={stageWords[stage]()}
            rows={list.items}
            keyOf={(item) => item.changeId}
            columns={columnsOf()}
          />
        </div>
      )}
      <Pagination
        label={m.content_pages()}
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefOf={(page) => `${path}?stage=${stage}&page=${page}`}
        previousText={m.content_pages_previous()}
        nextText={m.content_pages_next()}
        pageText={(page) => m.content_page({ page })}
      />
    </StaffPage>
  )
}

function columnsOf(): TableColumn<SuperAdminChangeRow>[] {
  return [
    {
      key: 'reference',
      title: m.staff_changes_column_reference(),
      rowHeader: true,
      cell: (item) => (
        <Anchor
          className="link link-alone"
          href={`/staff/superAdminChanges/${item.changeId}`}
          data-row-link=""
        >
          <KeptText text={item.reference} />
        </Anchor>
      ),
    },
    {
      key: 'team',
      title: m.staff_changes_column_team(),
      cell: (item) => (
        <>
          {item.teamName}
          <span className="block text-ink-2">{item.organisationName}</span>
        </>
      ),
    },
    { key: 'kind', title: m.staff_changes_column_kind(), cell: (item) => changeKinds[item.kind]() },
    { key: 'state', title: m.staff_changes_column_state(), cell: (item) => <State item={item} /> },
    { key: 'due', title: m.staff_changes_column_due(), cell: (item) => <Due item={item} /> },
    { key: 'opinion', title: m.staff_changes_column_opinion(), cell: opinionText },
  ]
}

function State({ item }: { item: SuperAdminChangeRow }) {
  const { text, tone } = changeStates[item.state]
  return (
    <>
      <StatusTag tone={tone}>{text()}</StatusTag>
      {item.openWith && (
        <span className="block text-ink-2">{m.staff_changes_open_with({ name: item.openWith.name })}</span>
      )}
    </>
  )
}

function Due({ item }: { item: SuperAdminChangeRow }) {
  const locale = useLocale()
  if (item.state === 'cooling_off')
    return m.staff_changes_cooling({ day: dayText(item.coolingUntil, locale) })
  if (!item.dueOn) return null
  const day = dayText(item.dueOn, locale)
  return item.isOverdue ? (
    <strong className="text-amber">
      {day} · {m.staff_row_overdue()}
    </strong>
  ) : (
    day
  )
}

function opinionText(item: SuperAdminChangeRow): string {
  if (item.state === 'done' || item.state === 'refused') return m.staff_changes_opinion_both()
  return item.hasFirstOpinion ? m.staff_changes_opinion_first() : m.staff_changes_opinion_none()
}
