import type { Context } from 'hono'
import { isOutage } from '../../db/failures.ts'
import type { HttpEnv } from '../http-env.ts'
import { findPage } from './find-page.ts'

/**
 * Times a page by the pattern of its address, whatever comes of it; what its data and its forms take is the page's,
 * every unknown address is one.
 */
export async function measurePage(
  c: Context<HttpEnv>,
  pathname: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  const endTimer = c.var.metrics.startPage()
  const page = findPage(pathname.replace(/^\/_(?:root)?\.data$/, '/').replace(/\.data$/, ''))
  const name = page === 'unknown' ? page : page.path
  try {
    const response = await answer()
    endTimer(name, response.status)
    return response
  } catch (error) {
    endTimer(name, isOutage(error) ? 503 : 500)
    throw error
  }
}
