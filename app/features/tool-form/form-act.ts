import { redirect } from 'react-router'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import type { QuestionSet } from '../../../shared/rules/questions.ts'
import type { PostedForm } from '../../api/posted-form.ts'
import type { Told } from '../../api/told-texts.ts'
import {
  addQuestion,
  addSection,
  moveQuestion,
  moveSection,
  removeQuestion,
  removeSection,
  renameSection,
  saveQuestion,
} from './change-form.ts'
import { readQuestion } from './read-question.ts'
import { readRules } from './read-rules.ts'
import { toldOfQuestion, toldOfRules } from './told-of-form.ts'
import { findQuestion, formOf, questionTypes, sharedOf, type ToolForm } from './tool-form.ts'

type Args = { api: Api; form: PostedForm; locale: Locale; toolId: string }

/** What a button of the page of conditions and questions says, saved as a draft of the tool. */
export async function actOnForm({ api, form, locale, toolId }: Args): Promise<Response> {
  if (form.text('intent').split('.')[0] === 'rules') {
    await change(api, form, toolId, {
      apply: (tool) => ({ ...tool, rules: readRules(form) }),
      told: ({ rules }) => toldOfRules(rules),
    })
    return redirect(formPath(toolId, locale, 'rules'))
  }
  let added: string | null = null
  await change(api, form, toolId, {
    apply: (tool) => {
      const next = changeQuestions(tool.questions, form)
      added = next.added
      const rules = form.along()
      return { ...tool, ...(rules && { rules: readRules(rules) }), questions: next.set }
    },
  })
  return redirect(
    added
      ? pathInLocale(`/staff/tools/${toolId}/form/${added}`, locale)
      : formPath(toolId, locale, placeOf(form)),
  )
}

/**
 * What a button of the editor of questions says; `added` is the key of a question that is new.
 * @throws ApiError `notFound` for what no button says
 */
export function changeQuestions(
  set: QuestionSet,
  form: PostedForm,
): { set: QuestionSet; added: string | null } {
  const [what = '', how = '', key = ''] = form.text('intent').split('.')
  if (what === 'question' && how === 'add') {
    const type = questionTypes.find((one) => one === form.text('type')) ?? 'text'
    const next = addQuestion(set, key, type)
    return { set: next.set, added: next.key }
  }
  return { set: changed(set, form, [what, how, key]), added: null }
}

/** Where on the page the editor of questions goes on. */
export function placeOf(form: PostedForm): string {
  const [what = '', how = '', key = ''] = form.text('intent').split('.')
  return how === 'remove' || how === 'add' ? 'questions' : `${what}-${key}`
}

function changed(questions: QuestionSet, form: PostedForm, [what, how, key]: [string, string, string]) {
  const title = { zh: form.text('title.zh').trim(), en: form.text('title.en').trim() }
  if (what === 'section') {
    if (how === 'add') return addSection(questions, title)
    if (how === 'rename') return renameSection(questions, key, title)
    if (how === 'remove') return removeSection(questions, key)
    if (how === 'up' || how === 'down') return moveSection(questions, key, how)
  }
  if (what === 'question' && (how === 'up' || how === 'down')) return moveQuestion(questions, key, how)
  throw new ApiError('notFound')
}

/** What the page of a question says: it changed, or went. @throws ApiError `notFound`, `invalidInput` by field */
export function changeQuestion(set: QuestionSet, form: PostedForm, key: string): QuestionSet {
  const found = findQuestion(set, key)
  if (!found) throw new ApiError('notFound')
  if (form.text('intent') === 'remove') return removeQuestion(set, key)
  return saveQuestion(set, readQuestion(form, found.question), form.text('section'))
}

/** Saves or removes one question. @throws ApiError `notFound`, `invalidInput` by field */
export async function actOnQuestion({ api, form, locale, toolId, key }: Args & { key: string }) {
  const isRemoved = form.text('intent') === 'remove'
  await change(api, form, toolId, {
    apply: (tool) => ({ ...tool, questions: changeQuestion(tool.questions, form, key) }),
    ...(!isRemoved && { told: ({ questions }) => toldOfQuestion(questions, key) }),
  })
  return redirect(formPath(toolId, locale, isRemoved ? 'questions' : `question-${key}`))
}

type Change = {
  apply: (form: ToolForm) => ToolForm
  /** What a page is told of the fields of the form; without it the form is good for one version. */
  told?: (form: ToolForm) => Told
}

/** @throws ApiError `conflict` where somebody saved since the page was shown, `invalidInput` with `changedElsewhere` */
async function change(api: Api, form: PostedForm, number: string, { apply, told }: Change): Promise<void> {
  const tool = { collection: 'tools' as const, number }
  const record = await api.contentStaff.recordDetail(tool)
  const { version } = record
  const before = formOf(record)
  const isHeld = told && form.holdAgainst(told(before))
  if (!isHeld && version !== Number(form.text('version'))) throw new ApiError('conflict')
  const next = sharedOf(apply(before))
  // Pressed twice, the second finds everything as it would make it.
  if (isHeld && JSON.stringify(next) === JSON.stringify(sharedOf(before))) return
  const key = form.optionalText('idempotencyKey')
  await api.contentStaff.recordSave(
    {
      ...tool,
      version,
      shared: { ...record.shared, ...next },
      texts: { zh: record.texts.zh.fields, en: record.texts.en.fields },
    },
    key ? { idempotencyKey: `${key}.${version}` } : {},
  )
}

function formPath(toolId: string, locale: Locale, place: string): string {
  return `${pathInLocale(`/staff/tools/${toolId}/form`, locale)}?done=1#${place}`
}
