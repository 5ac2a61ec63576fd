/** The key of local storage that holds the login of this browser; the specification names it. */
export const userInfoKey = 'UserInfo'

/** Whether this browser holds user info; no signed-in call is sent without it. */
export function hasStoredUser(): boolean {
  const stored = localStorage.getItem(userInfoKey)
  return stored !== null && stored !== 'null' && stored !== '{}'
}

let owner: string | null = null

/** Sets the owner of this page, until it is loaded again. */
export function ownPage(userID: string): void {
  owner ??= userID
}

/** Whether somebody was signed in when this page was loaded. */
export function isOwnedPage(): boolean {
  return owner !== null
}

/** Whether this browser now holds another person's user info, signed in over this page or in another tab. */
export function isSomebodyElse(): boolean {
  if (owner === null || !hasStoredUser()) return false
  const { userID } = JSON.parse(localStorage.getItem(userInfoKey) ?? '{}') as { userID?: string }
  return userID !== owner
}
