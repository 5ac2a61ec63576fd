/** The key of local storage under which the login of this browser is kept; its name is the specification's. */
export const userInfoKey = 'UserInfo'

/** Whether this browser holds user info; no signed-in call is sent without. */
export function hasStoredUser(): boolean {
  const stored = localStorage.getItem(userInfoKey)
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
  const { userID } = JSON.parse(localStorage.getItem(userInfoKey) ?? '{}') as { userID?: string }
  return userID !== owner
}
