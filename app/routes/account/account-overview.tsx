import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import type { VerificationSummary } from '../../../shared/contract/organisations/organisation-parts.ts'
import type { WaitingInvitation } from '../../../shared/contract/teams/team-parts.ts'
import type { TeamSummary } from '../../../shared/contract/teams/usercenter.ts'
import type { VerificationTerm, Waiting } from '../../../shared/contract/teams/waiting.ts'
import type { VentureWork } from '../../../shared/contract/venture/questions.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { accountHref } from '../../api/pages/account-href.ts'
import { ApplicationList } from '../../features/applications/application-list.tsx'
import { EarlierWaits } from '../../features/earlier-users/earlier-waits.tsx'
import { stateText } from '../../features/organisations/verification-words.ts'
import { OverviewPart, type OverviewStep } from '../../features/teams/overview-part.tsx'
import { WaitingInvitations } from '../../features/teams/waiting-invitations.tsx'
import { WaitingList } from '../../features/teams/waiting-list.tsx'
import { ContinueClaim, type WishedTool } from '../../features/toolbox/detail/continue-claim.tsx'
import { WorksList } from '../../features/venture/questions/works-list.tsx'
import { RunningEdition } from '../../features/venture/running-edition.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'
import { listOrNone } from './account-applications.tsx'

const shownApplications = 5

export type OverviewData = {
  team: TeamSummary | null
  verification: VerificationSummary | null
  applications: Awaited<ReturnType<typeof listOrNone>>
  works: VentureWork[]
  tool: WishedTool
  invitations: WaitingInvitation[]
  waits: Waiting
  /** Whether records of an earlier platform wait for my decision. */
  isEarlierWaiting: boolean
}

/** What waits for me and what is under way, from every domain. */
export async function loadOverview(api: Api): Promise<OverviewData> {
  const [{ teams }, { invitations }, { canImport }, waits] = await Promise.all([
    api.usercenter.teamlist({}),
    api.teams.invitationsForMe({}),
    api.earlierUsers.checknewuser({}),
    api.usercenter.waiting({}),
  ])
  const team = teams.find((mine) => mine.isActing) ?? null
  const [applications, organisations, wished, works] = await Promise.all([
    listOrNone(api, { page: 1, pageSize: shownApplications }),
    team ? api.organisations.list({}) : null,
    team ? api.toolbox.wished({}) : null,
    team ? currentWorks(api, team.teamID) : [],
  ])
  return {
    team,
    verification: organisations?.mine[0] ?? null,
    applications,
    works,
    tool: wished?.tool ?? null,
    invitations,
    waits,
    isEarlierWaiting: canImport,
  }
}

/** Entries in the current edition, by the call that the specification has for it. */
async function currentWorks(api: Api, team_id: string): Promise<VentureWork[]> {
  const { match_id, currentRound } = await api.home.configInfo({})
  const call = currentRound > 3 ? api.ventureQuestions.worksV4 : api.ventureQuestions.works
  return (await call({ match_id, team_id })).list
}

/** The first part of the account. */
export function Overview(data: OverviewData) {
  const { team, verification, applications, tool, invitations, waits, isEarlierWaiting } = data
  const locale = useLocale()
  const step = stepOf(team, verification)
  // Without any applications the empty list links to the tools itself, unless another step comes first.
  const isFirst = team !== null && step.kind === 'find' && applications.total === 0
  return (
    <OverviewPart
      team={team}
      isJoining={waits.waiting.some(({ kind }) => kind === 'joinSent')}
      step={isFirst || (tool && step.kind === 'find') ? null : step}
    >
      <WaitingList waiting={waits.waiting} />
      <EarlierWaits isWaiting={isEarlierWaiting} />
      <WaitingInvitations invitations={invitations} />
      <ContinueClaim tool={tool} stage={stageOf(verification, step)} />
      {verification && <Verification verification={verification} term={waits.verification} />}
      {(applications.total > 0 || isFirst) && (
        <section className="stack" aria-labelledby="applications-title">
          <Heading level={2} size="xl" id="applications-title" text={m.overview_applications()} />
          <ApplicationList
            items={applications.items}
            total={applications.items.length}
            pageSize={shownApplications}
            page={1}
            hrefOf={() => accountHref('applications', locale)}
          />
          {applications.total > shownApplications && (
            <Link href={accountHref('applications', locale)} alone>
              {m.overview_applications_all({ count: applications.total })}
            </Link>
          )}
        </section>
      )}
      <WorksList works={data.works} />
      <RunningEdition />
    </OverviewPart>
  )
}

/** What the link back to the tool says: verify first, wait, or nothing in between. */
function stageOf(verification: VerificationSummary | null, step: NonNullable<OverviewStep>) {
  if (step.kind === 'verify') return 'first'
  return verification && verification.turn !== 'nobody' ? 'waiting' : 'ready'
}

function stepOf(
  team: TeamSummary | null,
  verification: VerificationSummary | null,
): NonNullable<OverviewStep> {
  if (verification?.turn === 'team')
    return { kind: 'mend', href: `/authenticationInfo/${verification.organisationId}` }
  return team?.kind === 'registered' && !verification ? { kind: 'verify' } : { kind: 'find' }
}

type VerificationProps = { verification: VerificationSummary; term: VerificationTerm | null }

function Verification({ verification, term }: VerificationProps) {
  const locale = useLocale()
  const day = term && dayText(term.until, locale)
  return (
    <section className="stack" aria-labelledby="organisation-title">
      <Heading level={2} size="xl" id="organisation-title" text={m.overview_organisation()} />
      <div className="account-row">
        <span>
          <span className="font-bold">{verification.name}</span>{' '}
          <StatusTag tone={toneOf(verification)}>{stateText(verification.state)}</StatusTag>
          {day && (
            <span className="task-hint block">
              {term.kind === 'ends'
                ? m.overview_organisation_ends({ day })
                : m.overview_organisation_mend({ day })}
            </span>
          )}
        </span>
        <Link href={`/authenticationInfo/${verification.organisationId}`} alone>
          {m.overview_organisation_open()}
        </Link>
      </div>
    </section>
  )
}

function toneOf({ state, turn }: VerificationSummary): Tone {
  if (turn !== 'nobody') return turn === 'team' ? 'amber' : 'azure'
  return state === 'verified' ? 'green' : 'red'
}
