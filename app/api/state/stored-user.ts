import { hasStoredUser, userInfoKey } from './page-owner.ts'
import { isMarkedSignedIn } from './signed-in-mark.ts'

/** The keys of local storage, as the specification names them. */
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

/** Makes signed-in calls wait while the server is asked who is signed in. */
export function waitForUser(question: Promise<unknown>): void {
  asking = question.catch(() => {})
  announce()
}

/**
 * Whether there is a stored user once the current question has been answered. If the marker cookie says that
 * somebody is signed in, the question is asked soon; a page's own calls may come before it.
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
