import type { z } from 'zod'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { certificates } from '../../../../shared/contract/volunteers/certificates.ts'
import { createReference, drawCharacters } from '../../../../shared/lib/reference.ts'
import { shanghaiYear } from '../../../../shared/lib/text/shanghai-time.ts'
import { certificateTerms, shortenNumber } from '../../../../shared/rules/volunteers/certificates.ts'
import type { Account, CallContext } from '../../../context.ts'
import { spendLimits } from '../../../db/limits.ts'
import { findToday } from '../../../db/working-days.queries.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import { notify } from '../../messages/notify.ts'
import { move } from '../../move.ts'
import { nameOfTeam } from '../../teams/teams.ts'
import { findHost } from '../hosting/hosts.queries.ts'
import { placesOfActivities, titleOfActivity } from '../signups/shifts.queries.ts'
import { type CertificateFacts, factsOf, namesOf, sealFacts } from './certificate-facts.ts'
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
  const row = await write(ctx, { host, accountId, confirmed }, { ...identityOf(input), shows: input.shows })
  return { number: row.number }
}

/**
 * Once a dispute of hours has ended, a valid certificate that states others is replaced by one of the same holder
 * that states those, and revoked where none are left.
 */
export async function followHours(ctx: OwnContext, accountId: string, activity: number): Promise<void> {
  const { db, services } = ctx
  const earlier = await lockValid(db, accountId, activity)
  const facts = earlier && factsOf(services, earlier)
  const host = facts && (await findHost(db, activity))
  if (!facts || !host) return
  const confirmed = await listConfirmed(db, accountId, activity)
  if (minutesIn(confirmed) === facts.minutes) return
  const byPortal = { side: 'portal', accountId: null } as const
  if (confirmed.length === 0)
    return void (await move(ctx, certificateLifecycle, earlier, { ...byPortal, action: 'revoke' }))
  await move(ctx, certificateLifecycle, earlier, { ...byPortal, action: 'replace' })
  const { name, document, documentNumber } = facts
  const identity = { name, document, documentNumber, shows: earlier.shows }
  const row = await write(ctx, { host, accountId, confirmed }, identity)
  await notify(ctx, {
    to: { kind: 'account', accountId },
    category: 'internal',
    template: 'volunteer_certificate_renewed',
    params: { title: await titleOfActivity(db, activity), reference: row.number },
    link: `/volunteering/certificates/${row.number}`,
  })
}

type Confirmed = Awaited<ReturnType<typeof listConfirmed>>
type Host = { activity: number; team_id: string }
type Work = { host: Host; accountId: string; confirmed: Confirmed }
type Identity = Pick<CertificateFacts, 'name' | 'document' | 'documentNumber'> & Pick<CertificateRow, 'shows'>

const minutesIn = (confirmed: Confirmed) => confirmed.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)

async function write(ctx: OwnContext, work: Work, { shows, ...identity }: Identity) {
  const { host, confirmed } = work
  const names = namesOf(ctx.services, confirmed)
  return store(ctx, work, shows, {
    ...(await statedOf(ctx, host.activity)),
    ...identity,
    ...(!names.includes(identity.name) && { signedUpAs: names }),
    contact: await findContact(ctx.db, host.team_id),
    shifts: confirmed.map(({ task, starts_at, ends_at, minutes }) => ({
      task,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      minutes: minutes ?? 0,
    })),
    minutes: minutesIn(confirmed),
  })
}

function identityOf({ name, document, documentNumber }: Input) {
  return { name, document, documentNumber: document === 'none' ? '' : shortenNumber(documentNumber) }
}

async function statedOf({ db }: Pick<Ctx, 'db'>, activity: number) {
  const placeIn = async (locale: 'zh' | 'en') =>
    (await placesOfActivities(db, locale, [activity])).get(activity)
  const place = { zh: (await placeIn('zh')) ?? '', en: (await placeIn('en')) ?? '' }
  return { title: await titleOfActivity(db, activity), place }
}

async function store(
  ctx: OwnContext,
  { host: { activity, team_id }, accountId }: Work,
  shows: CertificateRow['shows'],
  facts: CertificateFacts,
): Promise<CertificateRow> {
  const { db, services } = ctx
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
