import { about } from './articles/about.ts'
import { accessible } from './articles/accessible.ts'
import { cookies } from './articles/cookies.ts'
import { editorialRules } from './articles/editorial-rules.ts'
import { privacy } from './articles/privacy.ts'
import { terms } from './articles/terms.ts'
import { toolDonationAgreement } from './articles/tool-donation-agreement.ts'
import type { DemoArticle } from './demo-types.ts'

/** The fixed pages that the portal needs before anybody signs in. */
export const demoArticles: DemoArticle[] = [
  privacy,
  terms,
  cookies,
  toolDonationAgreement,
  about,
  editorialRules,
  accessible,
]
