import { isMarkedSignedIn } from './signed-in-mark.ts'

/** The keys of local storage; their names are the specification's. */
export const storageKeys = {
  userInfo: 'UserInfo',
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

/** Whether this browser holds user info; no signed-in call is sent without. */
export function hasStoredUser(): boolean {
  const stored = localStorage.getItem(storageKeys.userInfo)
  return stored !== null && stored !== 'null' && stored !== '{}'
}

let owner: string | null = null

/** Says whose page this is: for good, until it is loaded anew. */
export function ownPage(userID: string): void {
  owner ??= userID
}

/** Whether somebody was signed in when this page was loaded. */
export function isOwnedPage(): boolean {
  return owner !== null
}

/** Whether this browser holds somebody else's user info by now: they have signed in over this page or in another tab. */
export function isSomebodyElse(): boolean {
  if (owner === null || !hasStoredUser()) return false
  const { userID } = JSON.parse(localStorage.getItem(storageKeys.userInfo) ?? '{}') as { userID?: string }
  return userID !== owner
}

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
