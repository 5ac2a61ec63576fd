import type { Api } from '../../../shared/contract/contract.ts'
import type { OfferingKind } from '../../../shared/rules/applications/offerings.ts'
import type { TestPortal } from '../portal/portal.ts'
import { createResource, createService } from './resources.ts'
import { createTool, plainQuestions, type TestTool } from './tools.ts'
import { createRound } from './venture/rounds.ts'

/** A published offering of a kind; anyone may apply unless rules say otherwise. @returns its number for calls */
export async function createOffering(
  portal: TestPortal,
  kind: OfferingKind,
  terms: TestTool = {},
  editor?: Api,
): Promise<string> {
  if (kind === 'tool') return createTool(portal, terms)
  if (kind === 'round') return createRound(portal, { terms, ...(editor && { editor }) })
  const stock = terms.stockPerYear === undefined || terms.stockPerYear === null ? '' : `${terms.stockPerYear}`
  const given = {
    shared: {
      rules: JSON.stringify(terms.rules ?? []),
      questions: JSON.stringify(terms.questions ?? plainQuestions),
      replyDays: String(terms.replyWorkingDays ?? 3),
      [kind === 'service' ? 'places' : 'stockPerYear']: stock,
      allowanceUnits: String(terms.allowanceUnits ?? 1),
      activationKind: terms.activationKind ?? 'steps',
      termMonths: terms.termMonths ? String(terms.termMonths) : '',
      startLink: terms.startLink ?? '',
    },
    zh: { papers: '登记证书', claimSteps: '写清用途', activationSteps: '打开邮件' },
    ...(editor && { editor }),
  }
  return kind === 'service' ? createService(portal, given) : createResource(portal, given)
}
