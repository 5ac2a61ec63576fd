import { ApiError } from '../../../../shared/contract/errors.ts'
import type { Bilingual } from '../../../../shared/lib/locale.ts'
import {
  findRefusalReason,
  type ReasonUse,
  type RefusalReason,
  refusalReasons,
  roundRefusalReasons,
} from '../../../../shared/rules/applications/application-reasons.ts'
import type { OfferingKind } from '../../../../shared/rules/applications/offerings.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { listPublished } from '../../content/publish/published-records.ts'

/** A reason to choose, and the decision it applies to. */
type Template = RefusalReason & { use: ReasonUse }

/** The reasons that reviewers of a kind of application choose from, in the language of the page. */
export async function listRefusalReasons(
  ctx: CallContext<StaffMember>,
  { offeringKind }: { offeringKind: OfferingKind },
) {
  const wanted = offeringKind === 'round' ? 'roundRefusal' : 'refusal'
  const templates = (await listTemplates(ctx.db)).filter(({ use }) => use === wanted || use === 'correction')
  return {
    reasons: templates.map(({ code, use, title, template, nextStep }) => ({
      code,
      use: use === 'correction' ? use : ('refusal' as const),
      title: title[ctx.locale],
      templates: template,
      nextStep: nextStep.text[ctx.locale],
    })),
  }
}

/**
 * A refusal's reason as worded now, to be kept with the decision. Only entries are refused for the reasons of rounds; what
 * is written for everything else may serve for them as well.
 * @throws ApiError `invalidInput`
 */
export async function requireReason(
  db: Db,
  code: string | undefined,
  kind: OfferingKind,
): Promise<RefusalReason> {
  const refuse = (reason: 'required' | 'notAnOption') =>
    new ApiError('invalidInput', { fields: { reasonCode: { reason } } })
  if (!code) throw refuse('required')
  const uses: ReasonUse[] = kind === 'round' ? ['refusal', 'roundRefusal'] : ['refusal']
  const found = (await listTemplates(db)).find((one) => one.code === code && uses.includes(one.use))
  if (!found) throw refuse('notAnOption')
  const { use: _, ...reason } = found
  return reason
}

/** The reason of an earlier decision, as recorded; old decisions have a code from one list of all portals. */
export function reasonOfDecision(decision: {
  reason: unknown
  reason_code: string | null
}): RefusalReason | null {
  if (decision.reason) return decision.reason as RefusalReason
  return decision.reason_code === null ? null : findRefusalReason(decision.reason_code)
}

/** The reasons that staff have published; before there are any, the portal's initial reasons, those of rounds apart. */
async function listTemplates(db: Db): Promise<Template[]> {
  const published = await listWritten(db)
  const isOfRounds = ({ use }: Template) => use === 'roundRefusal'
  return [
    ...(published.every(isOfRounds)
      ? refusalReasons.map((reason) => ({ ...reason, use: 'refusal' as const }))
      : []),
    ...published,
    ...(published.some(isOfRounds)
      ? []
      : roundRefusalReasons.map((reason) => ({ ...reason, use: 'roundRefusal' as const }))),
  ]
}

async function listWritten(db: Db): Promise<Template[]> {
  const chinese = await listPublished({ db, locale: 'zh' }, 'reasonTemplates')
  const english = await listPublished({ db, locale: 'en' }, 'reasonTemplates')
  return chinese.map((zh) => {
    const en = english.find(({ number }) => number === zh.number) ?? zh
    const both = (name: 'title' | 'nextText' | 'template'): Bilingual => ({
      zh: zh.values[name],
      en: en.values[name],
    })
    return {
      code: zh.alias ?? `r${zh.number}`,
      use: zh.values.reasonUse,
      title: both('title'),
      template: both('template'),
      nextStep: { text: both('nextText'), to: zh.values.nextStep },
    }
  })
}
