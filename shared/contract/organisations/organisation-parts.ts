import { z } from 'zod'
import { entityTypes } from '../../rules/applications/eligibility.ts'
import { normaliseCreditCode } from '../../rules/organisations/credit-code.ts'
import { verificationFields } from '../../rules/organisations/verification-fields.ts'
import { verificationStates } from '../../rules/organisations/verification-transitions.ts'
import { findings } from '../../rules/organisations/verification-verdicts.ts'

import {
  isoDate,
  isoInstant,
  nameText,
  ownedId,
  personal,
  publicNumber,
  shownId,
  text,
} from '../content/fields.ts'

import { fileView } from '../files.ts'
import { verificationReason } from './verification-reason.ts'

/** The reason and the next step, in the words of that day; in the page's language. */
export const verificationRemark = z.object({ field: z.enum(verificationFields), text: z.string() })

/** A code in any spelling; the domain checks its form where the legal form requires one. */
export const typedCreditCode = text(40).transform(normaliseCreditCode)

const fileIds = z.array(ownedId).max(3).optional()

/**
 * Statements about the organisation and the person. The legal form, and after a return the returned fields,
 * decide which are required; the domain reports that by field.
 */
export const statedFields = {
  entityType: z.enum(entityTypes).optional(),
  name: nameText(80).optional(),
  creditCode: typedCreditCode.optional(),
  registeredOn: text(20).optional(),
  address: nameText(200).optional(),
  legalRepresentative: nameText(60).optional(),
  contactName: nameText(60).optional(),
  contactPhone: text(30).optional(),
  certificate: fileIds,
  realName: nameText(60).optional(),
  position: nameText(60).optional(),
  letter: fileIds,
}

/** The tool for which verification is only a step: sending or saving leads back to it. */
export const onTheWay = { toolId: publicNumber.optional() }

/** A verification's paper: the file while it is kept, afterwards its hash alone. */
export const verificationPaper = z.object({
  field: z.enum(['certificate', 'letter']),
  sha256: z.string(),
  file: fileView.nullable(),
})

export const verificationEvent = z.object({
  at: isoInstant,
  action: z.string(),
  side: z.enum(['team', 'staff', 'portal']),
  state: z.enum(verificationStates),
  reason: verificationReason.nullable(),
  remarks: z.array(verificationRemark),
})

const verdicts = z.object({
  exists: z.enum(findings),
  personMayAct: z.enum(findings),
  eligible: z.enum(findings),
  standing: z.enum(findings),
})

export const verificationSummary = z.object({
  organisationId: shownId,
  reference: z.string(),
  name: z.string(),
  entityType: z.enum(entityTypes),
  state: z.enum(verificationStates),
  turn: z.enum(['team', 'staff', 'nobody']),
  contactName: personal('name').nullable(),
})

export const verificationDetail = verificationSummary.extend({
  teamId: shownId,
  version: z.number().int(),
  creditCode: z.string().nullable(),
  registeredOn: isoDate.nullable(),
  address: personal('text').nullable(),
  legalRepresentative: personal('name').nullable(),
  contactPhone: personal('phone').nullable(),
  realName: personal('name').nullable(),
  position: personal('text').nullable(),
  /** Whether I may send, correct or renew it: admins of the team that sent it may. */
  canEdit: z.boolean(),
  /** The fields that I can state now; after a return only the returned ones. */
  openFields: z.array(z.enum(verificationFields)),
  /** Those that the form shows as stated; not the acting person, where that was a colleague. */
  filledFields: z.array(z.enum(verificationFields)),
  verdicts,
  reason: verificationReason.nullable(),
  remarks: z.array(verificationRemark),
  /** `isClosed` where the reader may not open it: only its sender and the super admin may. */
  papers: z.array(verificationPaper.extend({ isClosed: z.boolean() })),
  events: z.array(verificationEvent),
  submittedAt: isoInstant,
  dueOn: isoDate.nullable(),
  decidedAt: isoInstant.nullable(),
  verifiedUntil: isoDate.nullable(),
  /** Whether I may withdraw it. */
  canWithdraw: z.boolean(),
  /** Whether it is valid today, also while a timely renewal is reviewed. */
  holds: z.boolean(),
})

export type VerificationSummary = z.output<typeof verificationSummary>
export type VerificationDetail = z.output<typeof verificationDetail>
export type VerificationPaper = z.output<typeof verificationPaper>
export type VerificationEvent = z.output<typeof verificationEvent>

export const sent = z.object({
  organisationId: shownId,
  reference: z.string(),
  state: z.enum(verificationStates),
  version: z.number().int(),
})
export type SentVerification = z.output<typeof sent>

/** The typed fields of a statement, valid or not, and the files stored for it. */
export const statementDraft = z.object({
  savedAt: isoInstant,
  /** The search that led to the form. */
  search: z.string(),
  entityType: z.string(),
  name: z.string(),
  creditCode: z.string(),
  registeredOn: z.string(),
  address: personal('text'),
  legalRepresentative: personal('name'),
  contactName: personal('name'),
  contactPhone: personal('phone'),
  realName: personal('name'),
  position: personal('text'),
  certificate: z.array(fileView),
  letter: z.array(fileView),
})
export type StatementDraft = z.output<typeof statementDraft>

export const takenOrganisation = z.object({
  organisationId: shownId,
  isVerified: z.boolean(),
  canBeAsked: z.boolean(),
})
export type TakenOrganisation = z.output<typeof takenOrganisation>
