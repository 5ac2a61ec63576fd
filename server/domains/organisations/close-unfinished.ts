import {
  verificationTerms,
  verificationTransitions,
} from '../../../shared/rules/organisations/verification-transitions.ts'
import type { Db } from '../../db/database.ts'
import type { OwnContext } from '../../own-transaction.ts'
import { notify } from '../messages/notify.ts'
import { moveByClock } from '../move.ts'
import { submissionColumn } from './review/personal-facts.ts'
import { forgetTyped, listAbandoned, listOverdue, listToWarn, noteWarning } from './unfinished.queries.ts'
import type { OrganisationRow } from './verification.queries.ts'
import { nothingUnderWay, verificationLifecycle } from './verification-lifecycle.ts'

/** Runs an action for each of some organisations, each in its own transaction. */
export type EachOrganisation = <Row extends OrganisationRow>(
  step: string,
  list: (waiting: readonly string[]) => Promise<Row[]>,
  act: (ctx: OwnContext, organisation: Row) => Promise<void>,
) => Promise<void>

/**
 * Warns teams that their unfinished verification will be closed, and a week later closes those not continued.
 * Their papers are removed, and the code's owner can claim it.
 */
export async function closeUnfinished(pool: Db, each: EachOrganisation): Promise<void> {
  await each(
    'close',
    (waiting) => listOverdue(pool, waiting),
    async (ctx, organisation) => {
      await moveByClock(ctx, verificationLifecycle, organisation, { action: 'close', set: nothingUnderWay })
    },
  )
  await each(
    'warn',
    (waiting) => listToWarn(pool, waiting),
    async (ctx, organisation) => {
      if (await noteWarning(ctx.db, organisation)) await warn(ctx, organisation)
    },
  )
}

/** Closes verifications that nobody is left to answer for, and removes what was typed about others. */
export async function closeAbandoned(pool: Db, each: EachOrganisation): Promise<void> {
  await each(
    'abandon',
    (waiting) => listAbandoned(pool, verificationTransitions.abandon.from, waiting),
    async (ctx, organisation) => {
      const step = { action: 'abandon', set: nothingUnderWay } as const
      const closed = await moveByClock(ctx, verificationLifecycle, organisation, step)
      if (closed) await forgetTyped(ctx.db, closed.id, ctx.services.cipher.encrypt('{}', submissionColumn))
    },
  )
}

async function warn(ctx: OwnContext, organisation: OrganisationRow): Promise<void> {
  const { id, team_id: teamId, name, reference } = organisation
  await notify(ctx, {
    to: { kind: 'team', teamId },
    category: 'internal',
    template: 'verification_papers_going',
    params: { name, reference, days: verificationTerms.closingWarningDays },
    link: `/authenticationInfo/${id}`,
  })
}
