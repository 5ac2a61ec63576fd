import type { ErrorDetails } from '../../../shared/contract/errors.ts'
import { localeOfPath, pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'

/** The privilege that a member of staff would need, where a call was refused for lack of it. */
export function neededPrivilege({ params }: ErrorDetails): string | undefined {
  return params?.privilege?.toString()
}

/** The page that says which roles allow an action, shown in place of the refused page. */
export function notOpenPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>, needed: string): string {
  const page = encodeURIComponent(pathWithoutLocale(pathname) + search)
  return pathInLocale(`/staff/notOpen?page=${page}&needs=${needed}`, localeOfPath(pathname))
}
