/** The keys of local storage; their names are the specification's. */
export const storageKeys = { userInfo: 'UserInfo', teamId: 'TG_teamID' } as const

/** Whether this browser holds user info; no signed-in call is sent without. */
export function hasStoredUser(): boolean {
  const stored = localStorage.getItem(storageKeys.userInfo)
  return stored !== null && stored !== 'null' && stored !== '{}'
}
