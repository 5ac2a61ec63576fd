import { z } from 'zod'
import { consentDocuments } from '../rules/consent.ts'
import {
  deletionObstacles,
  exportStates,
  goingParts,
  ownCodePurposes,
  stayingReasons,
} from '../rules/privacy.ts'
import { call, type OutputOf } from './call.ts'
import { isoInstant, language, ownedId, text } from './fields.ts'
import { superAdminWay } from './hand-overs.ts'

const consent = z.object({
  consentId: ownedId,
  document: z.enum(consentDocuments),
  version: z.number().int(),
  language,
  givenAt: isoInstant,
  withdrawnAt: isoInstant.nullable(),
})

const ownExport = z.object({
  exportId: ownedId,
  requestedAt: isoInstant,
  state: z.enum(exportStates),
  expiresAt: isoInstant.nullable(),
  bytes: z.number().int().nullable(),
})

export type OwnConsent = z.output<typeof consent>
export type OwnExport = z.output<typeof ownExport>
export type PrivacyOverview = OutputOf<(typeof privacy)['mine']>
export type DeletionPreview = OutputOf<(typeof privacy)['deletionPreview']>

/** What a person may do about what is known of them. */
export const privacy = {
  /** What I agreed to, version by version, and the packages that I asked for. */
  mine: call({
    method: 'POST',
    path: 'usercenter/v1/privacy',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({
      consents: z.array(consent),
      exports: z.array(ownExport),
      /** How I show that it is me: by a code to my phone; staff by their second factor, or they just have. */
      proof: z.enum(['code', 'secondFactor', 'proven']),
    }),
  }),

  /** Sends a code to my own phone, good for one purpose in this browser. Errors: `tooMany`, `notAvailable` without a phone. */
  codeSend: call({
    method: 'POST',
    path: 'usercenter/v1/codeSend',
    access: 'signedIn',
    secured: 'none',
    effect: 'own',
    input: z.object({ purpose: z.enum(ownCodePurposes) }),
    output: z.object({ phone: z.string(), lifeSeconds: z.number().int() }),
  }),

  /** The text as it was when I agreed to it; `body` is sanitised HTML. Errors: `notAvailable`. */
  consentText: call({
    method: 'POST',
    path: 'usercenter/v1/consentText',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({ consentId: ownedId }),
    output: z.object({
      document: z.enum(consentDocuments),
      version: z.number().int(),
      language,
      title: z.string(),
      body: z.string(),
    }),
  }),

  /**
   * Takes back what I agreed to: ends my sessions, nothing is sent to me any more, and signing in asks again.
   * Errors: `illegalTransition` where nothing stands.
   */
  consentWithdraw: call({
    method: 'POST',
    path: 'usercenter/v1/consentWithdraw',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({ document: z.enum(consentDocuments) }),
    output: z.object({}),
  }),

  /** Has a package made of everything about me. Errors: `conflict` while one is being made, `tooMany`. */
  exportRequest: call({
    method: 'POST',
    path: 'usercenter/v1/exportRequest',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({}),
    output: z.object({ exportId: ownedId }),
  }),

  /**
   * Lets this session take a package once within ten minutes, at `path`. Errors: `stepUpNeeded` without a
   * code, `codeWrong`, `codeUnusable`, `tooMany`, `notAvailable` for one that is another's, taken or expired.
   */
  exportOpen: call({
    method: 'POST',
    path: 'usercenter/v1/exportOpen',
    access: 'signedIn',
    secured: 'none',
    effect: 'own',
    input: z.object({ exportId: ownedId, code: text(16).default('') }),
    output: z.object({ path: z.string() }),
  }),

  /** What would go with my account and what would stay, by number of records; what has to be settled before. */
  deletionPreview: call({
    method: 'POST',
    path: 'usercenter/v1/deletionPreview',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({
      goes: z.array(z.object({ part: z.enum(goingParts), count: z.number().int() })),
      stays: z.array(z.object({ part: z.enum(stayingReasons), count: z.number().int() })),
      obstacles: z.array(
        z.object({
          kind: z.enum(deletionObstacles),
          /** Of the team or the application. */
          id: ownedId.nullable(),
          name: z.string(),
          /** Of a team that I lead: who settles that somebody else does. */
          superAdmin: superAdminWay.nullable(),
        }),
      ),
    }),
  }),

  /**
   * Starts the countdown to the deletion of my account and signs it out everywhere; signing in calls it off.
   * Errors: `stepUpNeeded` without
   * a code, `codeWrong`, `codeUnusable`, `tooMany`, `illegalTransition` where something has to be settled first.
   */
  deletionRequest: call({
    method: 'POST',
    path: 'usercenter/v1/deletionRequest',
    access: 'signedIn',
    secured: 'none',
    effect: 'own',
    input: z.object({ code: text(16).default('') }),
    output: z.object({ dueAt: isoInstant }),
  }),
}
