import type { CallOptions } from '../../../shared/contract/call.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import { loadPart } from '../../guard/load-part.ts'

/**
 * The browser's typed client: the same calls as on the server, over HTTP. The table of calls and the
 * transport load with the first call, because a page that is only read makes none.
 * @param page the page for which the calls are made
 */
export function browserApi(page?: string): Api {
  return new Proxy({} as Api, { get: (_, group) => groupOf(String(group), page) })
}

function groupOf(group: string, page: string | undefined): object {
  return new Proxy({}, { get: (_, name) => callOf(group, String(name), page) })
}

function callOf(group: string, name: string, page: string | undefined) {
  return async (input: Record<string, unknown>, options?: CallOptions) => {
    const { callOverHttp } = await loadPart(() => import('./http-api.ts'))
    return callOverHttp(group, name, input, { ...options, page })
  }
}
