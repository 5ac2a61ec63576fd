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

let asking: Promise<unknown> = Promise.resolve()

/** Lets signed-in calls wait while the server is asked who this is. */
export function waitForUser(question: Promise<unknown>): void {
  asking = question.catch(() => {})
}

/** Whether there is a stored user once the question under way has been answered. */
export async function isStoredUserKnown(): Promise<boolean> {
  if (hasStoredUser()) return true
  await asking
  return hasStoredUser()
}

/** Whether the readable marker cookie says that somebody is signed in; it holds no identity. */
export function isMarkedSignedIn(): boolean {
  return /(?:^|; )yisun_signed_in=1(?:;|$)/.test(document.cookie)
}
