import { pathWithoutLocale } from './locale.ts'

/** Whether the HTML of an address has the sign-in form: its own page, and the dialog over the home page. */
export function hasSignInForm({ pathname, searchParams }: URL): boolean {
  const bare = pathWithoutLocale(pathname)
  return bare === '/signIn' || (bare === '/home' && searchParams.has('signIn'))
}
