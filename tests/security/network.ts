import type { TestPortal, TestRequest } from '../support/portal.ts'

/** Kept, since the tests' client puts another in its place while it forms a request. */
const networkFetch = globalThis.fetch

/** The same portal, its requests going through the network to a running node as a browser's would. */
export function overNetwork(portal: TestPortal, nodeAddress: string): TestPortal {
  return { ...portal, fetch: (path, init) => fetchFrom(nodeAddress, path, init) }
}

async function fetchFrom(
  nodeAddress: string,
  path: string,
  { cookie, address = '127.0.0.1', withoutFetchSite, httpVersion: _, ...init }: TestRequest = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  if (!headers.has('sec-fetch-site') && !withoutFetchSite) headers.set('sec-fetch-site', 'same-origin')
  if (cookie) headers.set('cookie', cookie)
  // The node trusts this machine to say whose request it hands on.
  headers.set('x-forwarded-for', address)
  return networkFetch(nodeAddress + path, { redirect: 'manual', ...init, headers })
}
