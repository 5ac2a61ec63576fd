import { createHash } from 'node:crypto'
import type { Context, Next } from 'hono'
import { publicNumber } from '../../../shared/contract/content/fields.ts'
import { localeOfPath } from '../../../shared/lib/locale.ts'
import type { OfferingKey } from '../../../shared/rules/applications/offerings.ts'
import { isHandedOutCode } from '../../domains/applications/review/check-demo-code.ts'
import { offeredTool } from '../../domains/toolbox/offered-tool.ts'
import type { HttpEnv } from '../http-env.ts'
import { demoSpacePage, demoSpaceStyles } from './demo-space-page.ts'

const styleHash = createHash('sha256').update(demoSpaceStyles).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`

/**
 * Where the demo's hosted tools lead, because nobody hosts them: accepts the activation codes that approvals
 * hand out. Outside the demo this path does not exist.
 */
export async function demoSpaceRoute(c: Context<HttpEnv>, next: Next): Promise<Response | undefined> {
  const { services } = c.var
  const number = publicNumber.safeParse(c.req.param('number')).data
  const locale = localeOfPath(c.req.path)
  const tool = services.isDemo && number ? await offeredTool(services.pool, Number(number), locale) : null
  if (!tool) {
    await next()
    return undefined
  }
  const page = await demoSpacePage({
    locale,
    tool: tool.name,
    homepage: tool.homepage,
    isByCode: tool.activationKind === 'code',
    isRight: c.req.method === 'POST' ? await isCodeOf(c, tool) : null,
  })
  return c.html(page, 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
}

async function isCodeOf(c: Context<HttpEnv>, offering: OfferingKey): Promise<boolean> {
  const form = await c.req.formData().catch(() => null)
  const code = form?.get('code')
  return typeof code === 'string' && code !== '' && isHandedOutCode(c.var.services, { offering, code })
}
