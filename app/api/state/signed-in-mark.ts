/** Whether the readable marker cookie says that somebody is signed in; it holds no identity. */
export function isMarkedSignedIn(): boolean {
  return /(?:^|; )yisun_signed_in=1(?:;|$)/.test(document.cookie)
}
