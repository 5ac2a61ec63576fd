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
import { superAdminWay } from './teams/hand-overs.ts'

const consent = z.object({
  consentId: shownId,
  document: z.enum(consentDocuments),
  version: z.number().int(),
  language,
  givenAt: isoInstant,
  withdrawnAt: isoInstant.nullable(),
})

const textVersion = z.coerce.number().int().min(1)

const newText = z.object({
  document: z.enum(consentDocuments),
  version: z.number().int(),
  /** Of the text: that of the page where it is published in it. */
  language,
  /** Since when it holds. */
  since: isoDate,
  title: z.string(),
  /** What I agreed to last; null for nothing yet. */
  agreedVersion: z.number().int().nullable(),
  /** Headings of its parts; null where the earlier text is not kept. */
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
  /** Not one of our links: nothing more is said. */
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

/** What a person may do about what is known of them. */
export const privacy = {
  /** What I agreed to, version by version, the packages that I asked for, and whether my account is about to go. */
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
      /** The deletion of my account that is under way; null for none. */
      leaving: z.object({ requestedAt: isoInstant, dueAt: isoInstant }).nullable(),
      /** How I show that it is me: by a code to my phone; staff by their second factor, or they just have. */
      proof: z.enum(['code', 'secondFactor', 'proven']),
    }),
  }),

  /**
   * The texts that are newer than what I agreed to last, or that I have never agreed to, with the headings under which something has changed; none
   * where nothing waits. Until I agree, writing more than this group offers is refused with `consentNeeded`.
   */
  newTexts: call({
    method: 'POST',
    path: 'usercenter/v1/newTexts',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({
      texts: z.array(newText),
      /** The versions in force of both documents; 0 for one that is not published. */
      versions: z.object({ privacy: z.number().int(), terms: z.number().int() }),
    }),
  }),

  /**
   * Agrees to the texts in force, by the versions that were shown. Errors: `consentNeeded` (params `privacy` and
   * `terms`) where they are others meanwhile.
   */
  consentRenew: call({
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/v1/consentRenew',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({ privacy: textVersion, terms: textVersion }),
    output: z.object({}),
  }),

  /** Sends a code to my own phone, good for one purpose in this browser. Errors: `tooMany`, `notAvailable` without a phone. */
  codeSend: call({
    beforeConsent: true,
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
    beforeConsent: true,
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
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/v1/exportRequest',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({}),
    output: z.object({ exportId: shownId }),
  }),

  /**
   * Lets this session take a package once within ten minutes, at `path`. Errors: `stepUpNeeded` without a
   * code, `codeWrong`, `codeUnusable`, `tooMany`, `notAvailable` for one that is another's, taken or expired.
   */
  exportOpen: call({
    beforeConsent: true,
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
          id: shownId.nullable(),
          name: z.string(),
          /** Of a team that I lead: who settles that somebody else does. */
          superAdmin: superAdminWay.nullable(),
          /** Of an application: how it is ended, and for which team I have to act to do so; null where I act for it. */
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
   * Starts the countdown to the deletion of my account and signs it out everywhere; signing in changes nothing about it.
   * Errors: `stepUpNeeded` without a code, `codeWrong`, `codeUnusable`, `tooMany`, `illegalTransition` where something
   * has to be settled first, `conflict` where one is under way.
   */
  deletionRequest: call({
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/v1/deletionRequest',
    access: 'signedIn',
    secured: 'none',
    effect: 'own',
    input: z.object({ code: text(16).default('') }),
    output: z.object({ dueAt: isoInstant }),
  }),

  /** Withdraws the deletion of my account. Errors: `illegalTransition` where none is under way. */
  deletionWithdraw: call({
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/v1/deletionWithdraw',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({}),
    output: z.object({}),
  }),

  /**
   * What is planned for the account that the link of a message is about; says nothing of whose it is, and changes
   * nothing. Without a token it is the one that the browser keeps.
   */
  deletionInfo: call({
    method: 'POST',
    path: 'identification/v1/deletionInfo',
    access: 'public',
    secured: 'none',
    effect: 'read',
    input: z.object({ token: requiredText(64).optional(), ...opensAnother }),
    output: orAnother(deletionInfo),
  }),
}
