import { shanghaiDay, shanghaiYear } from '../../../../shared/lib/text/shanghai-time.ts'
import type { TeamFacts } from '../../../../shared/rules/applications/evaluate-eligibility.ts'
import type { Offering, OfferingWindow } from '../../../../shared/rules/applications/offerings.ts'
import type { TeamRole } from '../../../../shared/rules/staff/roles.ts'
import type { CallContext } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { standingOfTeam } from '../../organisations/standing-of-team.ts'
import { teamById } from '../../sign-in/account/people.ts'
import { databaseNow, findOpenApplication } from '../application.queries.ts'
import { sourceOf } from '../offerings.ts'
import { hasOpenElsewhere, hasUsedElsewhere } from '../other-teams.queries.ts'
import { type Holder, type QuotaLeft, quotaLeft } from '../quota.ts'

/** Everything that the rules check about a team, and whose allowance a grant would count against. */
export type Assessed = {
  facts: TeamFacts
  quota: QuotaLeft
  /** Null without a team. */
  holder: Holder | null
  organisationId: string | null
  openApplication: { id: string; isDraft: boolean } | null
}

/**
 * The facts about a team that count for an offering at this moment.
 * @param options.declared keys of the statements that the team has declared
 * @param options.exceptApplicationId an application that must not count against itself
 */
export async function assessTeam(
  ctx: Pick<CallContext, 'db' | 'services'>,
  offering: Offering,
  team: { id: string; role: TeamRole } | null,
  options: { declared?: readonly string[]; exceptApplicationId?: string } = {},
): Promise<Assessed> {
  const { db } = ctx
  const now = await databaseNow(db)
  const standing = team && (await standingOfTeam(db, team.id))
  const view = team && (await teamById(db, team.id))
  const open = team && (await findOpenApplication(db, team.id, offering, 'none'))
  const holder = team && holderOf(team.id, standing)
  const quota = await quotaLeft(db, { offering, holder, year: shanghaiYear(now) })
  const hindrance = open && open.state !== 'draft' && open.id !== options.exceptApplicationId ? open.id : null
  return {
    holder,
    quota,
    organisationId: standing?.organisationId ?? null,
    openApplication: open ? { id: open.id, isDraft: open.state === 'draft' } : null,
    facts: {
      today: shanghaiDay(now),
      role: team?.role ?? null,
      teamKind: view?.kind ?? null,
      verification: standing && verificationOf(standing),
      declared: options.declared ?? [],
      stockLeft: quota.stockLeft,
      allowanceLeft: quota.allowanceLeft,
      allowanceUnits: offering.allowanceUnits,
      offeringKind: offering.kind,
      window: offering.window && {
        ...offering.window,
        isOpen: isOpenAt(offering.window, now, open?.state === 'draft' ? open.created_at : null),
      },
      advancing:
        (await sourceOf(ctx, offering).standingTowards?.(db, offering.number, team?.id ?? null)) ?? null,
      openApplicationId: hindrance,
      otherTeams:
        team && holder
          ? await otherTeamsOf(db, offering, { holder, teamId: team.id, year: quota.year })
          : null,
    },
  }
}

/** Whether an application can be sent: a draft that was begun in time has until the grace ends. */
function isOpenAt(window: OfferingWindow, now: Date, begun: Date | null): boolean {
  const [opens, closes, until] = [window.opensAt, window.closesAt, window.until].map((one) => new Date(one))
  if (!opens || !closes || !until || now < opens) return false
  return now < closes || (begun !== null && begun < closes && now < until)
}

/** Whose allowance a grant to a team counts against now. */
export async function holderFor(db: Db, teamId: string): Promise<Holder> {
  return holderOf(teamId, await standingOfTeam(db, teamId))
}

type Standing = NonNullable<Awaited<ReturnType<typeof standingOfTeam>>>

function holderOf(teamId: string, standing: Standing | null): Holder {
  if (standing?.isVerified && standing.entityId) return { kind: 'organisation', id: standing.entityId }
  return { kind: 'team', id: teamId }
}

/** What the other teams of the organisation have, as far as this team may know; null without an organisation. */
async function otherTeamsOf(
  db: Db,
  offering: Offering,
  { holder, teamId, year }: { holder: Holder; teamId: string; year: number },
): Promise<TeamFacts['otherTeams']> {
  if (holder.kind !== 'organisation') return null
  const of = { entityId: holder.id, teamId }
  return { hasOpen: await hasOpenElsewhere(db, of, offering), hasUsed: await hasUsedElsewhere(db, of, year) }
}

function verificationOf(standing: Standing): TeamFacts['verification'] {
  return {
    isVerified: standing.isVerified,
    isUnderWay: standing.state === 'pending_documents' || standing.state === 'pending_review',
    entityType: standing.entityType,
    registeredOn: standing.registeredOn,
  }
}
