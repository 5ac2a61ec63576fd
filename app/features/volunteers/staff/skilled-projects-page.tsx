import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { SkilledProject } from '../../../../shared/contract/volunteers/skilled.ts'
import type { volunteeringStaff } from '../../../../shared/contract/volunteers/volunteering.staff.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { dayText } from '../../../../shared/lib/text/day-text.ts'
import { hoursOf } from '../../../../shared/rules/volunteers/hours.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Table } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { StaffNav } from '../../staff/staff-nav.tsx'
import { SkilledFacts, SkilledTracker } from '../skilled/skilled-facts.tsx'
import { stateTones, stateWords } from '../skilled/skilled-words.ts'
import { SkilledWork } from '../skilled/skilled-work.tsx'

const path = '/staff/skilledProjects'

export type StaffProjectsPageProps = {
  me: SecondFactorState
  list: OutputOf<(typeof volunteeringStaff)['projects']>
  page: number
}

/** All skilled projects, for staff to see how far they are. */
export function StaffProjectsPage({ me, list, page }: StaffProjectsPageProps) {
  const locale = useLocale()
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <header className="stack">
        <Heading level={1} text={m.skilled_staff_title()} />
        <p className="text-lg text-ink-2 measure">{m.skilled_staff_lead()}</p>
      </header>
      {list.total === 0 ? (
        <EmptyState seed="skilled" title={m.skilled_staff_none()} text={m.skilled_staff_none_text()} />
      ) : (
        <ProjectTable items={list.items} />
      )}
      <Pagination
        label={m.list_pages()}
        page={page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefOf={(number) => `${pathInLocale(path, locale)}?page=${number}`}
        previousText={m.list_previous()}
        nextText={m.list_next()}
        pageText={(number) => m.list_page({ page: number })}
      />
    </div>
  )
}

function ProjectTable({ items }: Pick<StaffProjectsPageProps['list'], 'items'>) {
  const locale = useLocale()
  return (
    <Table
      caption={<VisuallyHidden>{m.skilled_staff_title()}</VisuallyHidden>}
      rows={items}
      keyOf={(row) => row.projectId}
      columns={[
        {
          key: 'project',
          title: m.skilled_staff_project(),
          rowHeader: true,
          cell: (row) => (
            <Link href={`${path}/${row.projectId}`} alone>
              {row.title}
            </Link>
          ),
        },
        { key: 'host', title: m.skilled_host(), cell: (row) => row.host },
        {
          key: 'state',
          title: m.skilled_staff_state(),
          cell: (row) => <StatusTag tone={stateTones[row.state]}>{stateWords[row.state]()}</StatusTag>,
        },
        {
          key: 'hours',
          title: m.skilled_staff_hours(),
          number: true,
          cell: ({ agreed, confirmedMinutes }) =>
            agreed ? `${hoursOf(confirmedMinutes)} / ${hoursOf(agreed.minutes)}` : '—',
        },
        {
          key: 'ends',
          title: m.skilled_ends_on(),
          cell: ({ agreed }) => (agreed ? dayText(agreed.endsOn, locale) : '—'),
        },
        {
          key: 'closes',
          title: m.skilled_staff_closes(),
          cell: ({ closesOn }) => (closesOn ? dayText(closesOn, locale) : '—'),
        },
      ]}
    />
  )
}

export type StaffProjectPageProps = { me: SecondFactorState; project: SkilledProject }

/** One of them, as both sides read it. */
export function StaffProjectPage({ me, project }: StaffProjectPageProps) {
  const locale = useLocale()
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <Breadcrumbs
        label={m.skilled_way()}
        crumbs={[{ href: pathInLocale(path, locale), text: m.skilled_staff_title() }]}
      />
      <Heading level={1} text={m.skilled_title({ title: project.title })} />
      <SkilledTracker project={project} />
      <SkilledFacts project={project} />
      <SkilledWork project={project} failure={undefined} formKey="" />
    </div>
  )
}
