import { pathWithoutLocale } from './locale.ts'

/** Whether the HTML of an address holds the form to sign in: its own page, and the dialog over the home page. */
export function hasSignInForm({ pathname, searchParams }: URL): boolean {
  const bare = pathWithoutLocale(pathname)
  return bare === '/signIn' || (bare === '/home' && searchParams.has('signIn'))
}
