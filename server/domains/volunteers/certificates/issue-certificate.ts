import type { z } from 'zod'
import type { certificates } from '../../../../shared/contract/certificates.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { createReference, drawCharacters } from '../../../../shared/lib/reference.ts'
import { shanghaiYear } from '../../../../shared/lib/text/shanghai-time.ts'
import { certificateTerms, shortenNumber } from '../../../../shared/rules/volunteers/certificates.ts'
import type { Account, CallContext } from '../../../context.ts'
import { spendLimits } from '../../../db/limits.ts'
import { findToday } from '../../../db/working-days.queries.ts'
import { move } from '../../move.ts'
import { nameOfTeam } from '../../teams/teams.ts'
import { findHost } from '../hosting/hosts.queries.ts'
import { placesOfActivities, titleOfActivity } from '../signups/shifts.queries.ts'
import { type CertificateFacts, sealFacts } from './certificate-facts.ts'
import { certificateLifecycle } from './certificate-lifecycle.ts'
import {
  type CertificateRow,
  findContact,
  insertCertificate,
  listConfirmed,
  lockValid,
} from './certificates.queries.ts'

type Ctx = CallContext<Account>
type Input = z.output<typeof certificates.issue.input>

/**
 * A certificate of the caller's confirmed hours in an activity, in the name of its host. It states what it states
 * from then on, whatever changes; an earlier one of the same activity is replaced.
 * @throws ApiError `notAvailable` without confirmed hours, `tooMany`
 */
export async function issueCertificate(ctx: Ctx, input: Input) {
  const { db, actor, services } = ctx
  const activity = Number(input.activityID)
  const host = await findHost(db, activity)
  const earlier = await lockValid(db, actor.accountId, activity)
  const confirmed = await listConfirmed(db, actor.accountId, activity)
  if (!host || confirmed.length === 0) throw new ApiError('notAvailable')
  if (input.document !== 'none' && input.documentNumber === '')
    throw new ApiError('invalidInput', { fields: { documentNumber: { reason: 'required' } } })
  await spendLimits(services.limits, [
    { key: `certificate:${actor.accountId}`, most: certificateTerms.perDay, windowSeconds: 24 * 3600 },
  ])
  const { accountId } = actor
  if (earlier) await move(ctx, certificateLifecycle, earlier, { action: 'replace', accountId })
  const shifts = confirmed.map(({ task, starts_at, ends_at, minutes }) => ({
    task,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    minutes: minutes ?? 0,
  }))
  const row = await store(ctx, host, input, {
    ...(await statedOf(ctx, activity)),
    ...identityOf(input),
    contact: await findContact(db, host.team_id),
    shifts,
    minutes: shifts.reduce((sum, { minutes }) => sum + minutes, 0),
  })
  return { number: row.number }
}

function identityOf({ name, document, documentNumber }: Input) {
  return { name, document, documentNumber: document === 'none' ? '' : shortenNumber(documentNumber) }
}

async function statedOf({ db }: Ctx, activity: number) {
  const placeIn = async (locale: 'zh' | 'en') =>
    (await placesOfActivities(db, locale, [activity])).get(activity)
  const place = { zh: (await placeIn('zh')) ?? '', en: (await placeIn('en')) ?? '' }
  return { title: await titleOfActivity(db, activity), place }
}

async function store(
  ctx: Ctx,
  { activity, team_id }: { activity: number; team_id: string },
  { shows }: Input,
  facts: CertificateFacts,
): Promise<CertificateRow> {
  const { db, services, actor } = ctx
  const { accountId } = actor
  for (;;) {
    const row = await insertCertificate(db, {
      number: createReference('ZM', shanghaiYear(new Date())),
      code_encrypted: services.cipher.encrypt(
        drawCharacters(certificateTerms.codeCharacters),
        'volunteer_certificates.code',
      ),
      account_id: accountId,
      ...{ activity, team_id, shows },
      host: await nameOfTeam(db, team_id),
      facts_encrypted: sealFacts(services, facts),
      reason_encrypted: null,
      issued_on: await findToday(db),
      ended_at: null,
    })
    if (!row) continue
    ctx.audit({
      kind: 'certificate.issue',
      subjectKind: 'certificate',
      subjectId: row.id,
      teamId: null,
      after: { number: row.number, activity, minutes: facts.minutes },
    })
    return row
  }
}
