import { createHash } from 'node:crypto'
import type { Context, Next } from 'hono'
import { publicNumber } from '../../../shared/contract/content/fields.ts'
import { type Locale, localeOfPath } from '../../../shared/lib/locale.ts'
import type { OfferingKey } from '../../../shared/rules/applications/offerings.ts'
import { isHandedOutCode } from '../../domains/applications/review/check-demo-code.ts'
import { offeredTool } from '../../domains/toolbox/offered-tool.ts'
import type { Services } from '../../services.ts'
import type { HttpEnv } from '../http-env.ts'
import { demoSpacePage, demoSpaceStyles } from './demo-space-page.ts'

const styleHash = createHash('sha256').update(demoSpaceStyles).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`

/**
 * Where the demo's hosted offerings lead, because nobody hosts them: accepts the activation codes that approvals
 * hand out. Outside the demo this path does not exist.
 */
export async function demoSpaceRoute(c: Context<HttpEnv>, next: Next): Promise<Response | undefined> {
  const { services } = c.var
  const number = publicNumber.safeParse(c.req.param('number')).data
  const locale = localeOfPath(c.req.path)
  const offering = services.isDemo && number ? await offeringNumbered(services, Number(number), locale) : null
  if (!offering) {
    await next()
    return undefined
  }
  const page = await demoSpacePage({
    locale,
    tool: offering.name,
    homepage: offering.homepage,
    isByCode: offering.activationKind === 'code',
    isRight: c.req.method === 'POST' ? await isCodeOf(c, offering) : null,
  })
  return c.html(page, 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
}

/** The demo's records of all kinds share one sequence of numbers, so that a number names one offering. */
async function offeringNumbered({ pool, ports }: Services, number: number, locale: Locale) {
  const { service, resource } = ports.offerings
  const tool = await offeredTool(pool, number, locale)
  if (tool) return tool
  const found = (await service.find(pool, number, locale)) ?? (await resource.find(pool, number, locale))
  return found && { ...found, homepage: null }
}

async function isCodeOf(c: Context<HttpEnv>, offering: OfferingKey): Promise<boolean> {
  const form = await c.req.formData().catch(() => null)
  const code = form?.get('code')
  return typeof code === 'string' && code !== '' && isHandedOutCode(c.var.services, { offering, code })
}
