import { z } from 'zod'
import { entityTypes } from '../../rules/applications/eligibility.ts'
import { call } from '../call.ts'
import { actingTeam, language, ownedId, publicNumber, shownId, text } from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'

/** What an organisation has agreed to publish about itself; nothing by default. */
const faceSettings = z.object({
  organisationId: shownId,
  name: z.string(),
  /** Whether I may agree: the super admin of the team that acts for it may. */
  canChange: z.boolean(),
  isShown: z.boolean(),
  showsTools: z.boolean(),
  aboutZh: z.string(),
  aboutEn: z.string(),
  website: z.string(),
  /** 0 while nothing was ever saved. */
  version: z.number().int(),
})
export type FaceSettings = z.output<typeof faceSettings>

const linked = z.object({ number: publicNumber, title: z.string(), summary: z.string(), language })

const publicFace = z.object({
  organisationId: shownId,
  name: z.string(),
  entityType: z.enum(entityTypes),
  /** In its own words, with their language. */
  about: z.string(),
  language,
  website: z.string().nullable(),
  /** Null where it did not agree to show its tools. */
  tools: z.array(linked).nullable(),
  projects: z.array(linked),
})
export type PublicFace = z.output<typeof publicFace>

/** An organisation's public page, and its agreement to it. */
export const organisationFaces = {
  /** What my team's organisation has agreed to show; null while it is not verified. */
  face: call({
    path: 'organization/face',
    access: 'team',
    effect: 'read',
    output: z.object({ face: faceSettings.nullable() }),
  }),

  /**
   * Agrees to show my team's organisation, or withdraws that at once. Errors: `invalidInput` by field,
   * `conflict`, `noTeam`, `teamChanged`, `notAvailable` except for its super admin once verified.
   */
  saveFace: call({
    beforeConsent: { isShown: [false] },
    path: 'organization/face/save',
    access: 'team',
    effect: 'write',
    input: z.object({
      ...actingTeam,
      version: wholeNumber(0, 2_147_483_647),
      isShown: z.boolean(),
      showsTools: z.boolean(),
      aboutZh: text(300),
      aboutEn: text(600),
      website: text(200),
    }),
    output: z.object({ version: z.number().int(), isShown: z.boolean() }),
  }),

  /** A verified organisation that agreed to be shown. Errors: `notFound` for all others. */
  publicFace: call({
    method: 'GET',
    path: 'organization/public',
    access: 'public',
    effect: 'read',
    input: z.object({ organisationId: ownedId }),
    output: publicFace,
  }),
}
