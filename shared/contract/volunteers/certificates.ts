import { z } from 'zod'
import {
  certificateShows,
  certificateStates,
  certificateTerms,
  identityDocuments,
} from '../../rules/volunteers/certificates.ts'
import { call } from '../call.ts'
import {
  actingTeam,
  isoDate,
  isoInstant,
  nameText,
  publicNumber,
  requiredName,
  requiredText,
} from '../content/fields.ts'

/** A certificate's number, such as `ZM-2026-7K3M9`. */
export const certificateNumber = z.string().regex(/^ZM-\d{4}-[2-9A-HJKMNP-TV-Z]{5}$/, 'wrongFormat')

/** A certificate in a list. */
const listed = z.object({
  number: certificateNumber,
  state: z.enum(certificateStates),
  host: z.string(),
  title: z.string(),
  minutes: z.number().int(),
  issuedOn: isoDate,
})

const held = listed.extend({
  /** With the number it lets anybody check the certificate. */
  code: z.string(),
  /** Where it is checked, with number and code. */
  address: z.string(),
  qrCode: z.object({ size: z.number().int(), path: z.string() }),
  name: z.string(),
  document: z.enum(identityDocuments),
  /** Without its middle; empty without a document. */
  documentNumber: z.string(),
  place: z.string(),
  /** How the host is reached; empty where it has not said. */
  contact: z.string(),
  shifts: z.array(
    z.object({ task: z.string(), startsAt: isoInstant, endsAt: isoInstant, minutes: z.number().int() }),
  ),
  shows: z.enum(certificateShows),
  endedOn: isoDate.nullable(),
  /** Why it was revoked; empty while it is valid. */
  reason: z.string(),
  /** All of it as a signed record (JWS, compact); the keys are published with those of partners' tokens. */
  proof: z.string(),
})
export type HeldCertificate = z.output<typeof held>

const checked = z.object({
  number: certificateNumber,
  state: z.enum(certificateStates),
  host: z.string(),
  issuedOn: isoDate,
  endedOn: isoDate.nullable(),
  /** Null where the holder does not show it. */
  work: z.object({ title: z.string(), place: z.string(), minutes: z.number().int() }).nullable(),
  name: z.string().nullable(),
})
export type CheckedCertificate = z.output<typeof checked>

const own = { method: 'GET', access: 'signedIn', effect: 'read' } as const
const ofHost = { access: 'team', effect: 'write' } as const

export const certificates = {
  /**
   * Issues a certificate of the caller's confirmed hours in an activity, in place of an earlier one. Errors:
   * `notAvailable` without such hours, `tooMany`.
   */
  issue: call({
    path: 'volunteers/certificate/add',
    access: 'signedIn',
    effect: 'write',
    input: z.object({
      activityID: publicNumber,
      name: requiredName(40),
      document: z.enum(identityDocuments).default('none'),
      /** Needed with a document. */
      documentNumber: z
        .string()
        .transform((typed) => typed.normalize('NFKC').replace(/\s/g, ''))
        .pipe(z.string().regex(/^(?:[0-9A-Za-z]{6,20})?$/, 'wrongFormat'))
        .default(''),
      shows: z.enum(certificateShows),
    }),
    output: z.object({ number: certificateNumber }),
  }),
  /** The caller's certificates, the newest first, and the activities whose hours they can be issued for. */
  mine: call({
    ...own,
    path: 'volunteers/certificate/mine',
    output: z.object({
      certificates: z.array(listed),
      activities: z.array(
        z.object({
          activityID: publicNumber,
          title: z.string(),
          minutes: z.number().int(),
          /** As the caller called themselves to its host. */
          names: z.array(z.string()),
        }),
      ),
    }),
  }),
  /** One of them. Error: `notAvailable`. */
  detail: call({
    ...own,
    path: 'volunteers/certificate/detail',
    input: z.object({ number: certificateNumber }),
    output: held,
  }),
  /**
   * What anybody learns who has number and code. Errors: `notFound` alike for an unknown number and a wrong code,
   * `tooMany`.
   */
  check: call({
    method: 'GET',
    path: 'volunteers/certificate/check',
    access: 'public',
    effect: 'read',
    input: z.object({ number: certificateNumber, code: z.string().max(certificateTerms.codeCharacters * 3) }),
    output: checked,
  }),
  /** Those of an activity of the acting team, the newest first. Error: `notAvailable`. */
  issued: call({
    method: 'GET',
    path: 'volunteers/certificate/issued',
    access: 'team',
    effect: 'read',
    input: z.object({ activityID: publicNumber }),
    output: z.object({
      contact: z.string(),
      certificates: z.array(
        listed.omit({ host: true, title: true }).extend({
          name: z.string(),
          /** What the holder had signed up as, where that is another name; else empty. */
          signedUpAs: z.array(z.string()),
        }),
      ),
    }),
  }),
  /** How the acting team's certificates say that it is reached. */
  contact: call({
    ...ofHost,
    path: 'volunteers/certificate/contact',
    input: z.object({ ...actingTeam, contact: nameText(80) }),
  }),
  /** Takes back what the acting team has issued. Errors: `notAvailable`, `illegalTransition`. */
  revoke: call({
    ...ofHost,
    path: 'volunteers/certificate/revoke',
    input: z.object({ ...actingTeam, number: certificateNumber, reason: requiredText(300) }),
  }),
}
