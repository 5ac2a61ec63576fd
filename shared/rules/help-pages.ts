import type { ErrorName } from '../contract/errors.ts'
import { pathWithoutLocale } from '../lib/locale.ts'

/** Groups of pages that a help article can belong to. The link to help names the group, never an address. */
export const helpPages = [
  'home',
  'search',
  'tools',
  'tool',
  'ask',
  'application',
  'signIn',
  'team',
  'verification',
  'account',
  'news',
  'projects',
  'volunteer',
  'resources',
  'organisation',
  'access',
  'feedback',
  'rules',
  'staff',
  'staffContent',
] as const
export type HelpPage = (typeof helpPages)[number]

/** Errors that a help article can explain. */
export const helpErrors = [
  'notFound',
  'unavailable',
  'internal',
  'loginEnded',
  'notAvailable',
  'codeWrong',
  'codeUnusable',
  'tooMany',
  'accountSuspended',
  'organisationExists',
  'notEligible',
  'quotaExhausted',
  'allowanceExhausted',
  'fileRefused',
  'conflict',
  'secondFactorNeeded',
] as const satisfies readonly ErrorName[]
export type HelpError = (typeof helpErrors)[number]

/** The group of an address by its first part, or its first two where they say more. */
const groups = new Map<string, HelpPage>(
  Object.entries({
    'tools/toolsDetail': 'tool',
    'tools/searchToolList': 'search',
    search: 'search',
    tools: 'tools',
    toolAskFor: 'ask',
    toolApplyInfo: 'application',
    signIn: 'signIn',
    choseType: 'team',
    noTeam: 'team',
    invitation: 'team',
    authentication: 'verification',
    authenticationInfo: 'verification',
    authApply: 'verification',
    result: 'verification',
    accountCenter: 'account',
    news: 'news',
    projects: 'projects',
    vcOld: 'projects',
    vc: 'projects',
    VCplanTheSecondPhase: 'projects',
    vcp: 'projects',
    vc4: 'projects',
    volunteer: 'volunteer',
    field: 'resources',
    resource: 'resources',
    organization: 'organisation',
    accessible: 'access',
    feedback: 'feedback',
    toolDonationAgreement: 'rules',
    privacy: 'rules',
    terms: 'rules',
    cookies: 'rules',
    'staff/content': 'staffContent',
    'staff/pictures': 'staffContent',
    'staff/preview': 'staffContent',
    staff: 'staff',
  }),
)

/** The group that a page belongs to; pages without help of their own count as the home page. */
export function helpPageOf(pathname: string): HelpPage {
  const [first = '', second = ''] = pathWithoutLocale(pathname).split('/').slice(1)
  return groups.get(`${first}/${second}`) ?? groups.get(first) ?? 'home'
}
