import { isLoopback } from '../../env-fields.ts'
import type { ReadyAnswer } from '../pages/ready-pages.ts'

/**
 * A portal on this machine has one name, to which its forms, pictures and cookies belong: a browser that opens a
 * page under another name of the machine, such as 127.0.0.1 for localhost, is led to it. False for all others.
 */
export function leadsToLocalName(origin: string): ReadyAnswer {
  const own = new URL(origin)
  return ({ method, url = '', headers }, response) => {
    if (headers.host === own.host || method !== 'GET' || headers['sec-fetch-dest'] !== 'document')
      return false
    const asked = URL.parse(`${own.protocol}//${headers.host}`)
    if (!asked || !isLocal(asked) || !isLocal(own) || !url.startsWith('/')) return false
    response.writeHead(307, { Location: origin + url, 'Cache-Control': 'no-store' }).end()
    return true
  }
}

/** An IPv6 address stands in brackets. */
function isLocal({ hostname }: URL): boolean {
  return isLoopback(hostname.replace(/^\[|\]$/g, ''))
}
