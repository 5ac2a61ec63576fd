import type { ErrorName } from '../contract/errors.ts'

/** Groups of pages with help articles. The link to help names the group, never an address. */
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
