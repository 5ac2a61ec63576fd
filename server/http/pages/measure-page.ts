import type { Context } from 'hono'
import { isOutage } from '../../db/failures.ts'
import type { HttpEnv } from '../http-env.ts'
import { findPage } from './find-page.ts'

/**
 * Times a page by its address pattern, whatever the outcome; its data and form requests count as the page,
 * all unknown addresses as one.
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
