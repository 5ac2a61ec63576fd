import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import type { Bilingual } from '../../../../shared/lib/locale.ts'
import { questionLimits } from '../../../../shared/rules/applications/question-limits.ts'
import type { Question } from '../../../../shared/rules/applications/questions.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { nextKey } from './offering-form.ts'

type Problems = Record<string, FieldError>
type Reader = { form: PostedForm; problems: Problems }

/** The question that a form describes; it keeps its type. @throws ApiError `invalidInput` */
export function readQuestion(form: PostedForm, before: Question): Question {
  const reader: Reader = { form, problems: {} }
  const hint = bilingual(reader, 'hint')
  const base = {
    key: before.key,
    label: bilingual(reader, 'label'),
    ...((hint.zh !== '' || hint.en !== '') && { hint }),
    ...(form.has('isOptional') && { isOptional: true }),
  }
  const question: Question = { ...base, ...ownParts(reader, before) }
  if (Object.keys(reader.problems).length > 0) throw new ApiError('invalidInput', { fields: reader.problems })
  return question
}

/** What a type asks beside its wording. */
function ownParts(reader: Reader, before: Question) {
  const { form } = reader
  const { shortText, longText, choices, files, version, budgetLines, budgetSum } = questionLimits
  switch (before.type) {
    case 'text': {
      const prefill = prefills.find((one) => one === form.text('prefill'))
      const format = formats.find((one) => one === form.text('format'))
      const maxLength = whole(reader, 'maxLength', shortText) ?? before.maxLength
      return { type: before.type, maxLength, ...(prefill && { prefill }), ...(format && { format }) }
    }
    case 'longText': {
      const minLength = optionalWhole(reader, 'minLength', longText)
      const maxLength = whole(reader, 'maxLength', longText) ?? before.maxLength
      return { type: before.type, maxLength, ...(minLength && { minLength }) }
    }
    case 'number': {
      const [min, max] = [decimal(reader, 'min') ?? before.min, decimal(reader, 'max') ?? before.max]
      if (max < min) reader.problems.max = { reason: 'tooSmall', limit: min }
      return { type: before.type, min, max, unit: bilingual(reader, 'unit') }
    }
    case 'date':
      return { type: before.type, ...(form.has('from') && { from: 'today' as const }) }
    case 'choice':
      return { type: before.type, options: readOptions(reader) }
    case 'choices': {
      const atMost = optionalWhole(reader, 'atMost', choices)
      return { type: before.type, options: readOptions(reader), ...(atMost && { atMost }) }
    }
    case 'file': {
      const accept = accepted.filter((kind) => form.texts('accept').includes(kind))
      return { type: before.type, accept, atMost: whole(reader, 'atMost', files) ?? before.atMost }
    }
    case 'agreement':
      return {
        type: before.type,
        article: form.text('article'),
        version: whole(reader, 'articleVersion', version) ?? before.version,
      }
    case 'budget': {
      const atMostLines = whole(reader, 'atMostLines', budgetLines) ?? before.atMostLines
      const most = optionalWhole(reader, 'most', budgetSum)
      return { type: before.type, atMostLines, ...(most && { most }) }
    }
  }
}

export const prefills = [
  'organisationName',
  'creditCode',
  'teamName',
  'contactName',
  'contactPhone',
  'contactEmail',
] as const
export const formats = ['email', 'phone', 'url'] as const
export const accepted = ['pdf', 'image'] as const

/** An option without text does not count; a new one gets a value of its own. */
function readOptions(reader: Reader) {
  const { form } = reader
  const [zh, en] = [form.texts('option.zh'), form.texts('option.en')]
  const values = form.texts('option.value')
  const taken = values.filter((value) => value !== '')
  return values.flatMap((given, index) => {
    const label = {
      zh: short(reader, `options.${index}.zh`, zh[index]),
      en: short(reader, `options.${index}.en`, en[index]),
    }
    if (label.zh === '' && label.en === '') return []
    const value = given || nextKey('o', taken)
    if (!given) taken.push(value)
    return { value, label }
  })
}

function bilingual(reader: Reader, name: string): Bilingual {
  const read = (language: 'zh' | 'en') =>
    short(reader, `${name}.${language}`, reader.form.text(`${name}.${language}`))
  return { zh: read('zh'), en: read('en') }
}

function short({ problems }: Reader, path: string, typed = ''): string {
  const text = typed.trim()
  if (Array.from(text).length > questionLimits.words)
    problems[path] = { reason: 'tooLong', limit: questionLimits.words }
  return text
}

function optionalWhole(reader: Reader, name: string, most: number): number | null {
  return reader.form.text(name).trim() === '' ? null : whole(reader, name, most)
}

function whole({ form, problems }: Reader, name: string, most: number): number | null {
  const text = form.text(name).trim()
  const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : null
  if (value === null) problems[name] = { reason: 'number' }
  else if (value < 1) problems[name] = { reason: 'tooSmall', limit: 1 }
  else if (value > most) problems[name] = { reason: 'tooLarge', limit: most }
  return value
}

function decimal({ form, problems }: Reader, name: string): number | null {
  const text = form.text(name).trim()
  if (/^-?[0-9]{1,9}(\.[0-9]{1,4})?$/.test(text)) return Number(text)
  problems[name] = { reason: 'number' }
  return null
}
