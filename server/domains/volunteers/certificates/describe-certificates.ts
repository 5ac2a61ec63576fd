import { timingSafeEqual } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { certificateTerms } from '../../../../shared/rules/volunteers/certificates.ts'
import type { Account, CallContext, TeamMember } from '../../../context.ts'
import { addressBucket, spendLimits } from '../../../db/limits.ts'
import { qrCodeOf } from '../../../qr-code.ts'
import { recordNames } from '../../content/records/record-names.ts'
import { requireHost } from '../hosting/hosted-activities.ts'
import { type CertificateFacts, codeOf, factsOf, namesOf } from './certificate-facts.ts'
import {
  type CertificateRow,
  findCertificate,
  findContact,
  listCertificates,
  listConfirmed,
} from './certificates.queries.ts'

const endedOn = ({ ended_at }: CertificateRow) => ended_at && shanghaiDay(ended_at)

/** The caller's certificates, and the activities that they have confirmed hours in. */
export async function myCertificates(ctx: CallContext<Account>) {
  const { db, actor, services, locale } = ctx
  const rows = await listCertificates(db, { account_id: actor.accountId })
  const confirmed = await listConfirmed(db, actor.accountId)
  const minutesOf = new Map<number, number>()
  for (const { activity, minutes } of confirmed)
    minutesOf.set(activity, (minutesOf.get(activity) ?? 0) + (minutes ?? 0))
  const named = [...minutesOf.keys()].map((number) => ({
    collection: 'volunteerActivities' as const,
    number,
  }))
  const nameOf = await recordNames(db, locale, named)
  return {
    certificates: rows.map((row) => {
      const facts = factsOf(services, row)
      return {
        ...listed(row),
        host: row.host,
        title: facts?.title[locale] ?? '',
        minutes: facts?.minutes ?? 0,
      }
    }),
    activities: named.map((key) => ({
      activityID: String(key.number),
      title: nameOf(key),
      minutes: minutesOf.get(key.number) ?? 0,
      names: namesOf(
        services,
        confirmed.filter(({ activity }) => activity === key.number),
      ),
    })),
  }
}

const listed = ({ number, state, issued_on }: CertificateRow) => ({ number, state, issuedOn: issued_on })

/** The holder's certificate, with its code and the signed record. @throws ApiError `notAvailable` */
export async function heldCertificate(ctx: CallContext<Account>, { number }: { number: string }) {
  const { db, actor, services, locale } = ctx
  const row = await findCertificate(db, number)
  const facts = row && factsOf(services, row)
  if (row?.account_id !== actor.accountId || !facts) throw new ApiError('notAvailable')
  const code = codeOf(services, row)
  const address = `${services.origin}${pathInLocale('/certificate', locale)}?number=${number}&code=${code}`
  const { title, place, signedUpAs: _, ...stated } = facts
  return {
    ...stated,
    ...listed(row),
    host: row.host,
    title: title[locale],
    place: place[locale],
    code,
    address,
    qrCode: qrCodeOf(address),
    shows: row.shows,
    endedOn: endedOn(row),
    reason: row.reason_encrypted
      ? services.cipher.decrypt(row.reason_encrypted, 'volunteer_certificates.reason')
      : '',
    proof: await services.partnerTokens.signRecord(number, recordOf(row, facts, address)),
  }
}

/** What the signed record says; its issuer and number stand in the claims of the signature. */
function recordOf({ host, issued_on, state }: CertificateRow, facts: CertificateFacts, address: string) {
  const { shifts, minutes, name, document, documentNumber, contact, signedUpAs: _, ...activity } = facts
  return {
    volunteer: { name, ...(document !== 'none' && { document, documentNumber }) },
    activity: {
      ...activity,
      shifts: shifts.map(({ minutes, ...shift }) => ({ ...shift, hours: minutes / 60 })),
    },
    hours: minutes / 60,
    host: { name: host, contact },
    issuedOn: issued_on,
    state,
    check: address,
  }
}

/**
 * What anybody learns who has a certificate's number and code: its issuer, day and validity, and as much more as
 * its holder chose.
 * @throws ApiError `notFound` alike for an unknown number and a wrong code; `tooMany`
 */
export async function checkCertificate(ctx: CallContext, { number, code }: { number: string; code: string }) {
  const { db, services, locale } = ctx
  await spendLimits(services.limits, [
    { key: `certificates:${addressBucket(ctx.address)}`, most: certificateTerms.checks, windowSeconds: 600 },
  ])
  const row = await findCertificate(db, number)
  if (!row || !isSame(codeOf(services, row), code)) throw new ApiError('notFound')
  const { host, shows } = row
  const facts = shows === 'validity' ? null : factsOf(services, row)
  return {
    ...listed(row),
    host,
    endedOn: endedOn(row),
    work: facts && { title: facts.title[locale], place: facts.place[locale], minutes: facts.minutes },
    name: (shows === 'all' && facts?.name) || null,
  }
}

function isSame(known: string, typed: string): boolean {
  const [one, other] = [known, typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer]
  return one.byteLength === other.byteLength && timingSafeEqual(one, other)
}

/** What the acting team has issued for an activity, and how its certificates say that it is reached. */
export async function issuedCertificates(
  ctx: CallContext<TeamMember>,
  { activityID }: { activityID: string },
) {
  const activity = Number(activityID)
  await requireHost(ctx, activity)
  const rows = await listCertificates(ctx.db, { activity })
  return {
    contact: await findContact(ctx.db, ctx.actor.team.id),
    certificates: rows.map((row) => {
      const facts = factsOf(ctx.services, row)
      return {
        ...listed(row),
        name: facts?.name ?? '',
        signedUpAs: facts?.signedUpAs ?? [],
        minutes: facts?.minutes ?? 0,
      }
    }),
  }
}
