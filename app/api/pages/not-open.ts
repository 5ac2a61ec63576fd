import type { ErrorDetails } from '../../../shared/contract/errors.ts'
import { localeOfPath, pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'

/** What a member of staff would have to be allowed, where a call was refused for that. */
export function neededPrivilege({ params }: ErrorDetails): string | undefined {
  return params?.privilege?.toString()
}

/** The page that says which roles allow it, in place of another. */
export function notOpenPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>, needed: string): string {
  const page = encodeURIComponent(pathWithoutLocale(pathname) + search)
  return pathInLocale(`/staff/notOpen?page=${page}&needs=${needed}`, localeOfPath(pathname))
}
