import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import type { Bilingual } from '../../../../shared/lib/locale.ts'
import { type EligibilityRule, entityTypes } from '../../../../shared/rules/applications/eligibility.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { nextKey } from './offering-form.ts'

const mostYears = 99

/**
 * The rules that a form describes: whatever is ticked and filled in is required; a statement without text is
 * dropped.
 * @throws ApiError `invalidInput`
 */
export function readRules(form: PostedForm): EligibilityRule[] {
  const fields: Record<string, FieldError> = {}
  const rules: EligibilityRule[] = []
  if (form.has('verified')) rules.push({ kind: 'verifiedOrganisation' })
  const anyOf = entityTypes.filter((type) => form.texts('entityTypes').includes(type))
  if (anyOf.length > 0) rules.push({ kind: 'entityType', anyOf })
  const years = form.text('years').trim()
  if (years !== '' && years !== '0') {
    if (!/^[0-9]{1,4}$/.test(years)) fields.years = { reason: 'number' }
    else if (Number(years) > mostYears) fields.years = { reason: 'tooLarge', limit: mostYears }
    else rules.push({ kind: 'registeredYears', atLeast: Number(years) })
  }
  if (form.has('teamAdmin')) rules.push({ kind: 'teamAdmin' })
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
  return [...rules, ...readStatements(form)]
}

function readStatements(form: PostedForm): EligibilityRule[] {
  const [keys, zh, en] = ['statement.key', 'statement.zh', 'statement.en'].map((name) => form.texts(name))
  const taken = keys?.filter((key) => key !== '') ?? []
  return (keys ?? []).flatMap((given, index) => {
    const statement: Bilingual = { zh: (zh?.[index] ?? '').trim(), en: (en?.[index] ?? '').trim() }
    if (statement.zh === '' && statement.en === '') return []
    const key = given || nextKey('statement', taken)
    if (!given) taken.push(key)
    return { kind: 'declared' as const, key, statement }
  })
}
