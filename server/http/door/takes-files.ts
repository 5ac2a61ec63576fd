import { apiAddressesOf, indexedCalls } from '../calls/call-index.ts'
import { findPage } from '../pages/find-page.ts'

const calls = new Set(
  indexedCalls
    .filter(({ call }) => call.encoding === 'multipart')
    .flatMap(({ call }) => apiAddressesOf(call)),
)

/**
 * Whether a request may bring files: it is a multipart form for a call or a page that takes them. Any other
 * form may be only as long as a text.
 * @param address the raw address; one in another spelling than the portal's takes none
 */
export function takesFiles(address: string, contentType: string | undefined): boolean {
  if (!/^multipart\/form-data/i.test(contentType ?? '')) return false
  const [path = ''] = address.split('?', 1)
  if (path.startsWith('/api/')) return calls.has(path)
  const page = findPage(path.replace(/\.data$/, ''))
  return page !== 'unknown' && page.takesFiles === true
}
