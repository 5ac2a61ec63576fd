import type { ReactNode } from 'react'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { Contract } from '../../../shared/contract/contract.ts'
import type {
  StatementDraft,
  TakenOrganisation,
} from '../../../shared/contract/organisations/organisation-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { isCreditCodeForm, normaliseCreditCode } from '../../../shared/rules/organisations/credit-code.ts'
import {
  entityTypesOfTeam,
  fieldsOf,
  type VerificationField,
  type VerificationTier,
} from '../../../shared/rules/organisations/verification-fields.ts'
import { verificationTerms } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { isDoubtful } from './credit-code-field.tsx'
import { SearchFirst } from './search-first.tsx'
import { DraftWaits, draftTexts, stepHref, useStatementDraft } from './statement-draft.tsx'
import { StatementFields } from './statement-fields.tsx'
import { StatementForm } from './statement-form.tsx'
import { TierNote } from './tier-note.tsx'

export type AuthenticationData = OutputOf<Contract['organisations']['list']> & {
  search: string
  /** The tool for which the person came here. */
  toolId: string | null
  /** The other team's organisation with the code that was searched. */
  taken: TakenOrganisation | null
  /** Whether the search was sent empty. */
  isSearchEmpty: boolean
  /** What the person has typed before. */
  draft: StatementDraft | null
  isFormOpen: boolean
  idempotencyKey: string
}

type Team = NonNullable<AuthenticationData['team']>

export type AuthenticationPageProps = {
  data: AuthenticationData
  failure: ActFailure | undefined
  /** Leads back to where the person came from. */
  onward: ReactNode
}

/** Verify the organisation of my team: search first, then one form. */
export function AuthenticationPage({ data, failure, onward }: AuthenticationPageProps) {
  const locale = useLocale()
  const { team } = data
  const title = team?.kind === 'unregistered' ? m.authentication_title_team() : m.authentication_title()
  const isRefused = failure !== undefined || (data.isSearchEmpty && !data.isFormOpen)
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={isRefused} />
      <Heading level={1} text={title} />
      {team && team.kind !== 'person' && team.canLead ? (
        <Steps data={data} team={team} failure={failure} locale={locale} />
      ) : (
        <NotHere team={team} />
      )}
      {onward}
    </div>
  )
}

type StepsProps = Omit<AuthenticationPageProps, 'onward'> & { team: Team; locale: Locale }

function Steps({ data, team, failure, locale }: StepsProps) {
  if (data.isFormOpen || failure || team.kind === 'unregistered') {
    return <Statement data={data} team={team} failure={failure} locale={locale} />
  }
  return (
    <>
      {data.draft && <DraftWaits draft={data.draft} toolId={data.toolId} />}
      <Introduction />
      <SearchFirst
        search={data.search}
        toolId={data.toolId}
        isEmpty={data.isSearchEmpty}
        found={data.found}
        taken={data.taken}
        hasWarning={isDoubtful(data.search)}
      />
    </>
  )
}

function Introduction() {
  return (
    <div className="prose">
      <p>{m.authentication_lead({ days: verificationTerms.replyWorkingDays })}</p>
      <h2>{m.authentication_papers()}</h2>
      <ul>
        <li>{m.authentication_paper_certificate()}</li>
        <li>{m.authentication_paper_letter()}</li>
        <li>{m.authentication_paper_details()}</li>
      </ul>
      <p>{m.authentication_data_use()}</p>
    </div>
  )
}

function Statement({ data, team, failure, locale }: StepsProps) {
  const entityTypes = entityTypesOfTeam(team.kind)
  const tier: VerificationTier = team.kind === 'unregistered' ? 'unregisteredTeam' : 'organisation'
  const [only] = entityTypes.length === 1 ? entityTypes : []
  const asked = fieldsOf(only ?? 'association').filter((field) => field !== 'entityType' || !only)
  const draft = useStatementDraft(data.draft)
  const values = valuesOf(data.search, draft.value)
  const part = (fields: readonly VerificationField[]) => (
    <StatementFields
      fields={asked.filter((field) => fields.includes(field))}
      tier={tier}
      values={values}
      papers={draft.value}
      failure={failure}
      entityTypes={entityTypes}
      isLetterOptional={tier === 'organisation'}
    />
  )
  return (
    <>
      {tier === 'unregisteredTeam' ? (
        <>
          <p className="measure">{m.authentication_lead_team()}</p>
          <TierNote />
        </>
      ) : (
        <p>
          <Link href={stepHref({ toolId: data.toolId }, locale)} alone>
            {m.verification_search_again()}
          </Link>
        </p>
      )}
      <StatementForm
        failure={failure}
        draft={draft}
        hidden={{
          TeamID: team.teamId,
          search: data.search,
          idempotencyKey: data.idempotencyKey,
          ...(data.toolId && { toolId: data.toolId }),
          ...(only && { entityType: only }),
        }}
        submitText={m.verification_send()}
      >
        <Part title={m.verification_part_organisation()}>
          {part([
            'entityType',
            'name',
            'creditCode',
            'registeredOn',
            'address',
            'legalRepresentative',
            'certificate',
          ])}
        </Part>
        <Part title={m.verification_part_contact()}>{part(['contactName', 'contactPhone'])}</Part>
        <Part title={m.verification_part_person()}>
          {tier === 'organisation' && <p className="text-ink-2">{m.verification_part_person_text()}</p>}
          {part(['realName', 'position', 'letter'])}
        </Part>
        <p className="text-sm text-ink-2">{m.authentication_data_use()}</p>
      </StatementForm>
    </>
  )
}

/** The draft stays; only a search for something else takes precedence over the search it came from. */
function valuesOf(search: string, draft: StatementDraft | null) {
  const code = normaliseCreditCode(search)
  const found = isCreditCodeForm(code) ? { creditCode: code } : search !== '' ? { name: search } : {}
  return draft?.search === search || search === ''
    ? { ...found, ...draftTexts(draft) }
    : { ...draftTexts(draft), ...found }
}

type PartProps = { title: string; children: ReactNode }

function Part({ title, children }: PartProps) {
  return (
    <section className="stack">
      <Heading level={2} text={title} />
      {children}
    </section>
  )
}

/** For people who cannot verify anything here: why, and what they can do instead. */
function NotHere({ team }: { team: Team | null }) {
  if (team && team.kind !== 'person') {
    return (
      <EmptyState
        seed="authentication-member"
        title={m.authentication_member_title()}
        text={m.authentication_member_text({ team: team.name })}
        action={<ButtonLink href="/accountCenter">{m.nav_account()}</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      seed="authentication-person"
      title={m.authentication_person_title()}
      text={m.authentication_person_text()}
      action={<ButtonLink href="/choseType">{m.authentication_person_action()}</ButtonLink>}
    />
  )
}
