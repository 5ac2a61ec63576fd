import type { ReactNode } from 'react'
import * as m from '#messages'
import type { TeamMemberItem } from '../../../shared/contract/teams/usercenter.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { accountHref } from '../../api/pages/account-href.ts'
import { MaskedNote, useOwnEyes } from '../../api/state/own-eyes.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { roleText, teamKindText } from './role-text.ts'
import { loadTeam, type TeamData } from './team-data.ts'
import { TeamSwitch } from './team-switch.tsx'

export type TeamPartProps = {
  data: TeamData
  /** The result of the last form. */
  outcome: ReactNode
}

/** The acting team, its members, and my other teams. */
export function TeamPart({ data, outcome }: TeamPartProps) {
  const { value, ...eyes } = useOwnEyes(data, (api) => loadTeam(api, new URL(location.href)))
  const { teams, team } = value
  const create = (
    <ButtonLink href="/choseType" kind={team ? 'secondary' : 'primary'}>
      {team ? m.create_team_new() : m.create_team_title()}
    </ButtonLink>
  )
  return (
    <div className="stack stack-lg">
      <Heading level={1} size="3xl" text={team?.info.info.name ?? m.account_part_team()} />
      {outcome}
      {team ? (
        <Team team={team} />
      ) : (
        <EmptyState seed="team" title={m.team_none()} text={m.team_none_text()} />
      )}
      <MaskedNote {...eyes} />
      <section className="stack max-w-form">
        {teams.length > 0 && (
          <>
            <Heading level={2} size="xl" text={m.team_mine()} />
            <TeamSwitch teams={teams} />
          </>
        )}
        {create}
      </section>
    </div>
  )
}

type TeamProps = { team: NonNullable<TeamData['team']> }

function Team({ team }: TeamProps) {
  const locale = useLocale()
  const { info, role, superAdmin } = team.info
  const leader = superAdmin.name ? `${superAdmin.name} · ${superAdmin.phone}` : superAdmin.phone
  return (
    <>
      <SummaryList
        rows={[
          { term: m.team_kind(), value: teamKindText(info.kind) },
          { term: m.team_my_role(), value: roleText(role) },
          { term: m.team_role_super_admin(), value: leader },
          { term: m.team_since(), value: datedText(info.since, locale) },
        ]}
      />
      <section className="stack">
        <Heading level={2} size="xl" text={m.team_members({ count: team.total })} />
        <Table
          caption={<VisuallyHidden>{m.team_members({ count: team.total })}</VisuallyHidden>}
          columns={memberColumns(locale)}
          rows={team.members}
          keyOf={(member) => member.userID}
        />
      </section>
      <Pagination
        label={m.team_members_pages()}
        page={team.page}
        pageCount={team.pageCount}
        hrefOf={(page) => `${accountHref('team', locale)}&page=${page}`}
        previousText={m.messages_previous()}
        nextText={m.messages_next()}
        pageText={(page) => m.messages_page({ page })}
      />
    </>
  )
}

function memberColumns(locale: Locale): TableColumn<TeamMemberItem>[] {
  return [
    {
      key: 'name',
      title: m.member_name(),
      rowHeader: true,
      cell: ({ name, isMe }) => [name ?? m.member_unnamed(), isMe && m.member_me()].filter(Boolean).join(''),
    },
    { key: 'phone', title: m.sign_in_phone(), cell: ({ phone }) => phone },
    { key: 'role', title: m.member_role(), cell: ({ role }) => roleText(role) },
    { key: 'joined', title: m.member_joined(), cell: ({ joinedOn }) => datedText(joinedOn, locale) },
  ]
}
