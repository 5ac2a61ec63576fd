import type { ReactNode } from 'react'
import * as m from '#messages'
import type { SuperAdminInfo } from '../../../shared/contract/organisations/super-admin-change.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { superAdminTerms } from '../../../shared/rules/organisations/super-admin-change.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { SuperAdminForm } from './super-admin-form.tsx'
import { chosenTeam, type SuperAdminStepData } from './super-admin-send.ts'

export type SuperAdminStepProps = {
  data: SuperAdminStepData
  failure: ActFailure | undefined
  /** What was typed and uploaded before. */
  values: ActFailure['values']
  /** The proof that a current super admin gives before the form. */
  proof: ReactNode
}

type Team = SuperAdminInfo['teams'][number]

/** Changes a team's super admin where it acts for an organisation: which team, who leads it, one form. */
export function SuperAdminStep(props: SuperAdminStepProps) {
  const { data, failure } = props
  const { info } = data
  const team = chosenTeam(data)
  return (
    <div className="page stack stack-lg">
      <FormTitle title={m.super_admin_step_title()} isRefused={failure !== undefined} />
      <p>
        <Link href="/authApply" alone>
          {m.super_admin_no_organisation_action()}
        </Link>
      </p>
      <Heading level={1} text={m.super_admin_step_title()} />
      {info && (
        <p className="measure">{m.super_admin_step_lead({ days: superAdminTerms.coolingWorkingDays })}</p>
      )}
      {info && team && <ChosenTeam {...props} info={info} team={team} />}
      {info && !team && <ChooseTeam info={info} />}
      {!info && <NoOrganisation />}
    </div>
  )
}

type ChosenProps = SuperAdminStepProps & { info: SuperAdminInfo; team: Team }

function ChosenTeam({ info, team, data, failure, values, proof }: ChosenProps) {
  const locale = useLocale()
  const isMine = team.myRole === 'superAdmin'
  return (
    <>
      <div className="max-w-form">
        <SummaryList
          rows={[
            { term: m.super_admin_step_organisation(), value: info.organisationName },
            { term: m.super_admin_step_team(), value: team.name },
            { term: m.super_admin_step_sitting(), value: leaderOf(team) },
          ]}
        />
      </div>
      {team.running ? (
        <Notice kind="warning" title={m.super_admin_step_running()}>
          <p>{m.super_admin_step_running_text()}</p>
          {team.running.changeId && (
            <Link href={`/superAdminChange/${team.running.changeId}`} alone>
              {m.super_admin_step_running_open()}
            </Link>
          )}
        </Notice>
      ) : team.superAdmin ? (
        <>
          {isMine && (
            <Notice title={m.super_admin_step_mine()}>
              <p>{m.super_admin_step_mine_text()}</p>
            </Notice>
          )}
          {proof ?? (
            <SuperAdminForm
              team={team}
              countries={data.countries}
              idempotencyKey={data.idempotencyKey}
              failure={failure}
              values={values}
              locale={locale}
            />
          )}
        </>
      ) : (
        <Notice kind="warning" title={m.super_admin_step_none()}>
          <p>{m.super_admin_step_none_text()}</p>
        </Notice>
      )}
    </>
  )
}

function ChooseTeam({ info }: { info: SuperAdminInfo }) {
  const locale = useLocale()
  const path = pathInLocale('/authApply', locale)
  return (
    <section className="stack">
      <Heading level={2} text={m.super_admin_step_choose_team()} />
      {info.teams.map((team) => (
        <Notice key={team.TeamID} title={team.name}>
          <p>
            {m.super_admin_step_sitting()} {leaderOf(team)}
          </p>
          <Link
            href={`${path}?step=superAdmin&organisation=${info.organisationId}&team=${team.TeamID}`}
            alone
          >
            {m.super_admin_step_choose_action()}
          </Link>
        </Notice>
      ))}
    </section>
  )
}

function leaderOf({ superAdmin }: Team): string {
  if (!superAdmin) return m.super_admin_step_none()
  const { name, phone } = superAdmin
  return [name ?? m.super_admin_step_unnamed(), phone].filter(Boolean).join(' · ')
}

function NoOrganisation() {
  return (
    <EmptyState
      seed="super-admin-no-organisation"
      title={m.super_admin_no_organisation()}
      text={m.super_admin_no_organisation_text()}
      action={<ButtonLink href="/authApply">{m.super_admin_no_organisation_action()}</ButtonLink>}
    />
  )
}
