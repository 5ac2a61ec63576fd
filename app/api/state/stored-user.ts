import { hasStoredUser, userInfoKey } from './page-owner.ts'
import { isMarkedSignedIn } from './signed-in-mark.ts'

/** The keys of local storage; their names are the specification's. */
export const storageKeys = {
  userInfo: userInfoKey,
  teamID: 'TG_teamID',
  headerDot: 'headerDot',
  toolBadgeNum: 'toolBadgeNum',
  vcBadgeNum: 'vcBadgeNum',
  resourceBadgeNum: 'resourceBadgeNum',
  internalMessageNum: 'internalMessageNum',
  lang: 'lang',
  teaminfo: 'teaminfo',
  organizationList: 'organizationList',
  fieldMenu: 'fieldMenu',
  footerInfo: 'footerInfo',
  FieldList: 'FieldList',
  hotBanner: 'hotBanner',
  likeDataTwo: 'likeDataTwo',
  volunteerLike: 'volunteerLike',
} as const

/** Likes belong to the browser, not to a login: they outlive every clearing. */
export const keptKeys = [storageKeys.likeDataTwo, storageKeys.volunteerLike] as const

const askTimeoutMs = 8000
let asking: Promise<unknown> | undefined
let announce: () => void = () => {}
const announced = new Promise<void>((resolve) => {
  announce = resolve
})

/** Lets signed-in calls wait while the server is asked who this is. */
export function waitForUser(question: Promise<unknown>): void {
  asking = question.catch(() => {})
  announce()
}

/**
 * Whether there is a stored user once the question under way has been answered. Somebody who is marked as signed in
 * is asked about soon: a page's own calls may come before.
 */
export async function isStoredUserKnown(): Promise<boolean> {
  if (hasStoredUser()) return true
  if (!asking && isMarkedSignedIn()) await Promise.race([announced, pause(askTimeoutMs)])
  await asking
  return hasStoredUser()
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
