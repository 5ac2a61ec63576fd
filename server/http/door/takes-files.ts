import { apiAddressesOf, indexedCalls } from '../calls/call-index.ts'
import { findPage } from '../pages/find-page.ts'

const calls = new Set(
  indexedCalls
    .filter(({ call }) => call.encoding === 'multipart')
    .flatMap(({ call }) => apiAddressesOf(call)),
)

/**
 * Whether a request may bring files: it is a form of the kind that can, to a call or a page that takes them. Any other
 * form is as long as a text may be.
 * @param address as it was asked for; one that is spelled otherwise than the portal spells it takes none
 */
export function takesFiles(address: string, contentType: string | undefined): boolean {
  if (!/^multipart\/form-data/i.test(contentType ?? '')) return false
  const [path = ''] = address.split('?', 1)
  if (path.startsWith('/api/')) return calls.has(path)
  const page = findPage(path.replace(/\.data$/, ''))
  return page !== 'unknown' && page.takesFiles === true
}
