import { z } from 'zod'
import { applicationEndings } from '../rules/applications/application-endings.ts'
import { consentDocuments } from '../rules/sign-in/consent.ts'
import {
  deletionObstacles,
  exportStates,
  goingParts,
  ownCodePurposes,
  stayingReasons,
} from '../rules/sign-in/privacy.ts'
import { call, type OutputOf } from './call.ts'
import { isoDate, isoInstant, language, ownedId, requiredText, shownId, text } from './content/fields.ts'
import { opensAnother, orAnother } from './content/kept-links.ts'
import { wholeNumber } from './content/numbers.ts'
import { superAdminWay } from './teams/hand-overs.ts'

const consent = z.object({
  consentId: shownId,
  document: z.enum(consentDocuments),
  version: z.number().int(),
  language,
  givenAt: isoInstant,
  withdrawnAt: isoInstant.nullable(),
})

const textVersion = wholeNumber(1)

const newText = z.object({
  document: z.enum(consentDocuments),
  version: z.number().int(),
  /** The text's language: the page's where it is published in it. */
  language,
  /** When it came into force. */
  since: isoDate,
  title: z.string(),
  /** The version that I last agreed to; null for none. */
  agreedVersion: z.number().int().nullable(),
  /** Headings of its parts; null where the earlier text was not kept. */
  changes: z
    .object({ added: z.array(z.string()), changed: z.array(z.string()), removed: z.array(z.string()) })
    .nullable(),
})

const ownExport = z.object({
  exportId: shownId,
  requestedAt: isoInstant,
  state: z.enum(exportStates),
  expiresAt: isoInstant.nullable(),
  bytes: z.number().int().nullable(),
})

const deletionInfo = z.discriminatedUnion('state', [
  /** Not one of our links: no details are given. */
  z.object({ state: z.literal('closed') }),
  z.object({
    state: z.enum(['planned', 'withdrawn', 'done']),
    requestedAt: isoInstant,
    dueAt: isoInstant,
  }),
])

export type DeletionInfo = z.output<typeof deletionInfo>
export type OwnConsent = z.output<typeof consent>
export type NewText = z.output<typeof newText>
export type OwnExport = z.output<typeof ownExport>
export type NewTexts = OutputOf<(typeof privacy)['newTexts']>
export type PrivacyOverview = OutputOf<(typeof privacy)['mine']>
export type DeletionPreview = OutputOf<(typeof privacy)['deletionPreview']>

/** A person's rights over their own data. */
export const privacy = {
  /** My agreements by version, my exports, and whether my account is about to be deleted. */
  mine: call({
    path: 'usercenter/v1/privacy',
    access: 'signedIn',
    effect: 'read',
    output: z.object({
      consents: z.array(consent),
      exports: z.array(ownExport),
      /** The pending deletion of my account; null for none. */
      leaving: z.object({ requestedAt: isoInstant, dueAt: isoInstant }).nullable(),
      /** My proof of identity: a code to my phone; for staff their second factor, or none if just given. */
      proof: z.enum(['code', 'secondFactor', 'proven']),
    }),
  }),

  /**
   * The texts that are newer than my last agreement, or that I have never agreed to, with the headings of
   * changed parts; empty where nothing waits. Until I agree, other writes get `consentNeeded`.
   */
  newTexts: call({
    path: 'usercenter/v1/newTexts',
    access: 'signedIn',
    effect: 'read',
    output: z.object({
      texts: z.array(newText),
      /** The current versions of both documents; 0 for an unpublished one. */
      versions: z.object({ privacy: z.number().int(), terms: z.number().int() }),
    }),
  }),

  /**
   * Agrees to the current texts, by the versions that were shown. Errors: `consentNeeded` (params `privacy`
   * and `terms`) where the versions have changed meanwhile.
   */
  consentRenew: call({
    beforeConsent: true,
    path: 'usercenter/v1/consentRenew',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ privacy: textVersion, terms: textVersion }),
  }),

  /** Sends a code to my phone for one purpose in this browser. `tooMany`, `notAvailable` without a phone. */
  codeSend: call({
    beforeConsent: true,
    path: 'usercenter/v1/codeSend',
    access: 'signedIn',
    effect: 'own',
    input: z.object({ purpose: z.enum(ownCodePurposes) }),
    output: z.object({ phone: z.string(), lifeSeconds: z.number().int() }),
  }),

  /** The text as it was when I agreed to it; `body` is sanitised HTML. Errors: `notAvailable`. */
  consentText: call({
    path: 'usercenter/v1/consentText',
    access: 'signedIn',
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
   * Withdraws my agreement: ends my sessions, stops all messages, and signing in asks again. Errors:
   * `illegalTransition` where there is no agreement.
   */
  consentWithdraw: call({
    beforeConsent: true,
    path: 'usercenter/v1/consentWithdraw',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ document: z.enum(consentDocuments) }),
  }),

  /** Orders an export of everything about me. Errors: `conflict` while one is being made, `tooMany`. */
  exportRequest: call({
    beforeConsent: true,
    path: 'usercenter/v1/exportRequest',
    access: 'signedIn',
    effect: 'write',
    output: z.object({ exportId: shownId }),
  }),

  /**
   * Lets this session download an export once within ten minutes, at `path`. Errors: `stepUpNeeded` without a
   * code, `codeWrong`, `codeUnusable`, `tooMany`, `notAvailable` for another's or an expired one.
   */
  exportOpen: call({
    beforeConsent: true,
    path: 'usercenter/v1/exportOpen',
    access: 'signedIn',
    effect: 'own',
    input: z.object({ exportId: ownedId, code: text(16).default('') }),
    output: z.object({ path: z.string() }),
  }),

  /** What would be deleted with my account or would stay, by number of records; what to settle before. */
  deletionPreview: call({
    path: 'usercenter/v1/deletionPreview',
    access: 'signedIn',
    effect: 'read',
    output: z.object({
      goes: z.array(z.object({ part: z.enum(goingParts), count: z.number().int() })),
      stays: z.array(z.object({ part: z.enum(stayingReasons), count: z.number().int() })),
      obstacles: z.array(
        z.object({
          kind: z.enum(deletionObstacles),
          /** Id of the team or the application. */
          id: shownId.nullable(),
          name: z.string(),
          /** For a team that I lead: who decides about its next super admin. */
          superAdmin: superAdminWay.nullable(),
          /** For an application: how it is ended, and the team to act for; null where I act for it. */
          application: z
            .object({
              endedBy: z.enum(applicationEndings),
              otherTeam: z.object({ teamId: shownId, name: z.string() }).nullable(),
            })
            .nullable(),
        }),
      ),
    }),
  }),

  /**
   * Starts the countdown to the deletion of my account and ends all its sessions; signing in does not stop
   * it. Errors: `stepUpNeeded` without a code, `codeWrong`, `codeUnusable`, `tooMany`, `illegalTransition`
   * where something has to be settled first, `conflict` where one is pending.
   */
  deletionRequest: call({
    beforeConsent: true,
    path: 'usercenter/v1/deletionRequest',
    access: 'signedIn',
    effect: 'own',
    input: z.object({ code: text(16).default('') }),
    output: z.object({ dueAt: isoInstant }),
  }),

  /** Cancels the deletion of my account. Errors: `illegalTransition` where none is pending. */
  deletionWithdraw: call({
    beforeConsent: true,
    path: 'usercenter/v1/deletionWithdraw',
    access: 'signedIn',
    effect: 'write',
  }),

  /**
   * The planned deletion of the account that a message's link is about; does not reveal the account, and
   * changes nothing. Without a token, uses the one that the browser keeps.
   */
  deletionInfo: call({
    path: 'identification/v1/deletionInfo',
    access: 'public',
    effect: 'read',
    input: z.object({ token: requiredText(64).optional(), ...opensAnother }),
    output: orAnother(deletionInfo),
  }),
}
